/** Units of time. The name says what is counted, so that an hour is never 3600 in one file and 3,600,000 in another. */
export const secondsIn = { minute: 60, hour: 3600, day: 24 * 3600, year: 365 * 24 * 3600 } as const;
export const millisecondsIn = {
  second: 1000,
  minute: 60 * 1000,
  hour: 3600 * 1000,
  day: 24 * 3600 * 1000,
} as const;

/** The start of a moment's calendar month, in UTC. */
export const monthOf = (moment: Date) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth()));

export const before = (moment: Date, milliseconds: number) => new Date(moment.getTime() - milliseconds);
export const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
