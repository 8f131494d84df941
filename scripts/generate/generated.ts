/** A file of the repository that is made of other files of it. */
export type Generated = { file: string; text: () => string | Promise<string> };
