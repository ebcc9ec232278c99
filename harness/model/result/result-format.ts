/** The version of results and their files. It rises when a reader of the old shape would misread the new one. */
export const resultFormat = 1;
