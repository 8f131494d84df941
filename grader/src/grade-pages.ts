import type { RawPage } from './model/page.ts';
import { type Graded, refused, type StageName } from './report/report.ts';

/** From the words and shapes of the pages to a report. Pure: no clock, no locale, no chance. */
export function gradePages(
  pages: RawPage[],
  { onStage }: { today: string; onStage: (stage: StageName) => void },
): Graded {
  onStage('layout');
  if (pages.every((page) => page.words.length === 0)) return refused('no_text');
  return refused('not_a_resume');
}
