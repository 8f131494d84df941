const uniqueViolation = '23505';

/** Whether the database refused a row because of a duplicate key. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation;
