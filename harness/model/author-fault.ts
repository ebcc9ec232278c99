/**
 * The assignment is wrong, and only its author can help: for example, the sample solution crashes. It costs students
 * nothing, and it is not a fault of Verbatim.
 */
export class AuthorFault extends Error {
  override readonly name = 'AuthorFault';
}
