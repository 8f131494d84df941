/** The address of a request in the console. */
export const requestPath = (id: string) => `/operator?section=requests&request=${id}`;
