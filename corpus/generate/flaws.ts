/** What can be wrong with the drawing of a resume. Flaws of the words are changes of the person instead. */
export type Flaws = {
  noEmail?: boolean;
  noPhone?: boolean;
  /** Title that is set like body text. */
  oddTitle?: string;
  /** A date that stands off its column by so many points. */
  dateShift?: { job: number; points: number };
  /** A job whose bullets start with a dash. */
  dashesIn?: number;
  /** One bullet that differs. */
  line?: { job: number; bullet: number; shift?: number; gap?: number; larger?: number; sign?: string };
};
