/** What can be wrong with the layout of a resume. Flaws in its text are changes to the person instead. */
export type Flaws = {
  noEmail?: boolean;
  noPhone?: boolean;
  /** A title in the style of body text. */
  oddTitle?: string;
  /** A date that is off its column by so many points. */
  dateShift?: { job: number; points: number };
  /** A job whose bullets start with a dash. */
  dashesIn?: number;
  /** One bullet that differs. */
  line?: { job: number; bullet: number; shift?: number; gap?: number; larger?: number; sign?: string };
};
