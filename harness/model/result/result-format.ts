/** Of results and their files. It rises when a reader of the old shape would misread the new. */
export const resultFormat = 1;
