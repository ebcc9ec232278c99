/** Whether a file of this name holds C++ or C, as far as its name tells. */
export function isSourceName(name: string): boolean {
  return /\.(?:c|cc|cpp|cxx|c\+\+|cp|h|hh|hpp|hxx|h\+\+|inl|ipp|tpp)$/i.test(name);
}
