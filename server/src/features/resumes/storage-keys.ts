/** Everything derived from a resume is below one prefix, so that it can be removed together. */
export const prefixOf = (id: string) => `resumes/${id}/` as const;

/** The key of a file beside the resume, which is removed with it. */
export const keyBeside = (id: string, name: string) => `${prefixOf(id)}${name}` as const;
