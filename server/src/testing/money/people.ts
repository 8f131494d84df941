/** Who buys and grades while the host is killed. Each name is the token as well. */
export const people = ['ada', 'grace', 'hedy', 'joan'];
