export const documentName = /\.docx$/i

/** Whether a file is a document of Word, by its name. */
export const isDocument = (path: string): boolean => documentName.test(path)
