import type { Reading, Understood } from '@redmark/contract';

/** From this share on, hardly anything of a section was left unread. */
const wholeSection = 0.9;

type Props = { understood: Understood; sections: Reading['sections'] };

/** How much of the text could be placed, and which sections were read in part only. */
export function UnderstoodShare({ understood, sections }: Props) {
  const { share, pages, unread } = understood;
  const partly = sections.flatMap(({ title }, index) => {
    const own = understood.sections[index] ?? 1;
    return own < wholeSection ? [`${title} (${percent(own)})`] : [];
  });
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-3">
      <h3 id="understood" className="text-18">
        {percent(share)} of the words were placed
      </h3>
      <div className="h-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className="h-full bg-ink" style={{ width: percent(share) }} />
      </div>
      {unread.length > 0 && (
        <p className="text-14 text-soft">
          What is framed with a dashed line on the page belongs to no part of a resume that we know. It counts as
          missing. {pages.length > 1 && `By page: ${pages.map(percent).join(', ')}. `}
          {partly.length > 0 && `Sections read in part: ${partly.join(', ')}.`}
        </p>
      )}
    </section>
  );
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
