/** The key of everything that was read of clients. */
export const clientsKey = ['clients'] as const;
