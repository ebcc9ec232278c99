/** The functions of <cmath> up to C++17, also with the endings `f` and `l`; not `abs`, as <cstdlib> has one, too. */
const generic = [
  ...['acos', 'acosh', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'cbrt', 'ceil', 'copysign', 'cos', 'cosh'],
  ...['erf', 'erfc', 'exp', 'exp2', 'expm1', 'fabs', 'fdim', 'floor', 'fma', 'fmax', 'fmin', 'fmod', 'frexp'],
  ...['hypot', 'ilogb', 'ldexp', 'lgamma', 'llrint', 'llround', 'log', 'log10', 'log1p', 'log2', 'logb', 'lrint'],
  ...['lround', 'modf', 'nan', 'nearbyint', 'nextafter', 'nexttoward', 'pow', 'remainder', 'remquo', 'rint'],
  ...['round', 'scalbln', 'scalbn', 'sin', 'sinh', 'sqrt', 'tan', 'tanh', 'tgamma', 'trunc'],
];
const classification = [
  ...['fpclassify', 'isfinite', 'isgreater', 'isgreaterequal', 'isinf', 'isless', 'islessequal', 'islessgreater'],
  ...['isnan', 'isnormal', 'isunordered', 'signbit'],
];
const special = ['assoc_laguerre', 'assoc_legendre', 'beta', 'comp_ellint_1', 'comp_ellint_2', 'comp_ellint_3']
  .concat(['cyl_bessel_i', 'cyl_bessel_j', 'cyl_bessel_k', 'cyl_neumann', 'ellint_1', 'ellint_2', 'ellint_3'])
  .concat(['expint', 'hermite', 'laguerre', 'legendre', 'riemann_zeta', 'sph_bessel', 'sph_legendre', 'sph_neumann']);

export const cmathFunctions: ReadonlySet<string> = new Set([
  ...generic.flatMap((name) => [name, `${name}f`, `${name}l`]),
  ...classification,
  ...special,
]);
