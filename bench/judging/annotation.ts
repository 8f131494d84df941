import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What an annotator wrote of a resume before it was graded, as printed and in the order of the page; '' is not told. */
export type Annotation = {
  name: string;
  jobs: { title: string; employer: string; place?: string; dates?: string }[];
  studies: { degree: string; school: string; dates?: string }[];
  sections: { title: string; kind: string }[];
  /** Items of lists, whole. */
  items?: string[];
  /** 1 to 5 in halves, given before anything else. */
  ratings?: Ratings;
};
export type Ratings = { content: number; format: number; writing: number; whole: number };

/** The annotation of a PDF: the file of its name that ends in `.json`. Undefined where there is none, or it is no resume. */
export function annotationOf(pdf: string, folder: string): Annotation | undefined {
  const file = join(folder, `${basename(pdf, '.pdf')}.json`);
  if (!existsSync(file)) return undefined;
  const written: Annotation | { skip: true } = JSON.parse(readFileSync(file, 'utf8'));
  return 'skip' in written ? undefined : written;
}
