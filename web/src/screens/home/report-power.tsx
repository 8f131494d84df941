import type { ReactNode } from 'react';
import { SectionHead } from '../../parts/marketing/section-head.tsx';
import { PenList } from './pen-list.tsx';
import { ContentSample, FormattingSample, WritingSample } from './report-samples.tsx';

/** `count`: how many marks the sample report has in this part. */
const parts: { title: string; text: string; count: number; points: string[]; sample: ReactNode }[] = [
  {
    title: 'Content analysis',
    text: 'Does each line say what you did and what came of it?',
    count: 12,
    points: [
      'Weak openings, with a stronger line to copy',
      'Lines without a number that could have one',
      'Missing contact details, dates and sections',
    ],
    sample: <ContentSample />,
  },
  {
    title: 'Formatting review',
    text: 'Does the page look as if one careful hand had set it?',
    count: 20,
    points: [
      'Guides that show what stands off the line',
      'Dates, bullets and full stops written two ways',
      'Sizes, fonts and margins that change midway',
    ],
    sample: <FormattingSample />,
  },
  {
    title: 'Writing evaluation',
    text: 'Does it read cleanly, the first time?',
    count: 6,
    points: [
      'Spelling and grammar, with the right form',
      'Verbs and words you use too often',
      'Phrases that every resume uses',
    ],
    sample: <WritingSample />,
  },
];

export function ReportPower() {
  return (
    <section id="report" aria-labelledby="power" className="border-line border-t">
      <div className="wrap flex flex-col gap-12 py-16 laptop:py-24">
        <SectionHead id="power" title="The Power Behind Your Personalized Resume Report" />
        {parts.map(({ title, text, count, points, sample }) => (
          <article
            key={title}
            className="grid items-center gap-8 border-line border-t pt-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:gap-16 laptop:pt-12"
          >
            <div className="flex flex-col gap-4">
              <h3 className="text-28">{title}</h3>
              <p className="text-18 text-soft">{text}</p>
              <PenList points={points} className="gap-2 text-16" />
            </div>
            <figure className="flex flex-col gap-3">
              {sample}
              <figcaption className="text-14 text-soft">
                From a sample report: one of <span className="figures font-semibold text-ink">{count}</span> marks in
                this part
              </figcaption>
            </figure>
          </article>
        ))}
      </div>
    </section>
  );
}
