/** Whether a file of this name is C++ or C, judging by its ending. */
export function isSourceName(name: string): boolean {
  return /\.(?:c|cc|cpp|cxx|c\+\+|cp|h|hh|hpp|hxx|h\+\+|inl|ipp|tpp)$/i.test(name);
}
