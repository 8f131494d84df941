import type { Category, PageGuide } from '@redmark/contract';
import { Check } from 'lucide-react';
import { useReport } from '../report/report-context.ts';
import { isAligned } from '../report/report-tabs.ts';

type Props = { tab: Category; guides: PageGuide[]; isEmpty: boolean };

const nothing: Record<Category, string> = {
  content: 'Nothing found here. Your lines say what you did and what came of it.',
  formatting: 'Nothing found here. Your page looks as if one careful hand had set it.',
  writing: 'Nothing found here. Your words read cleanly.',
};

const unchecked = 'This resume is not in English, the only language whose writing we check. It costs no points.';

/** What applies to a whole tab, above its pages: that it is empty, that all is aligned, and its guides in words. */
export function TabSummary({ tab, guides, isEmpty }: Props) {
  const { grading } = useReport();
  const isUnchecked = tab === 'writing' && grading.finalGrade.Writing === null;
  const off = guides.filter(({ sar_list }) => Object.keys(sar_list).length > 0);
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {isEmpty && <p className="font-serif text-22">{isUnchecked ? unchecked : nothing[tab]}</p>}
      {tab === 'formatting' && isAligned(grading) && (
        <p className="flex items-center gap-2 font-medium text-good">
          <Check className="size-5" aria-hidden="true" />
          All sentences are properly aligned
        </p>
      )}
      {off.length > 0 && (
        <ul aria-label="Alignment guides" className="flex flex-col gap-1 text-14">
          {off.map(({ key, page, display_text }) => (
            <li key={`${page}-${key}`} className="flex items-start gap-2">
              <span className="mt-1 h-4 w-px bg-guide" aria-hidden="true" />
              <span className="font-medium text-guide">Guide</span> {display_text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
