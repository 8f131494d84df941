/** The address of an account in the console. */
export const accountPath = (id: string) => `/operator?section=accounts&account=${id}`;
