/** A slip of spaces or stops, with how to mend it. */
export type SpacingSlip = {
  pattern: RegExp;
  mend: (found: string) => string;
  /** Letters without which no text has it. */
  needs: RegExp;
  /** Whether addresses, paths and code may look like it. */
  lone?: boolean;
  /** Whether its first word must be one that a dictionary has where it goes on with a name, to which the second may belong. */
  known?: boolean;
  /** Whether its last word must be one that no dictionary has, as the names of most towns are. */
  strange?: boolean;
};
