import type { Look } from './look.ts';
import type { Person } from './person.ts';
import type { ResumeClass } from './print/class-tex.ts';

export type Producer = 'LibreOffice' | 'Chromium' | 'pdfTeX';

/** One resume of the corpus: a person in a look, made by a producer. */
export type Case = {
  name: string;
  producer: Producer;
  person: Person;
  look: Look;
  resumeClass?: ResumeClass;
  /** What a coach would give the page, from 1 to 5. */
  format: number;
  /** Idioms that the look does not tell by itself. */
  more?: string[];
  flaws?: { rule: string; text: string }[];
};
