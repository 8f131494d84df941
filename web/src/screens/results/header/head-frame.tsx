import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  heading: ReactNode;
  /** How many suggestions, and whether the report is the reader's own. */
  suggestions: ReactNode;
  whose: 'this' | 'your';
  seal: ReactNode;
  score: ReactNode;
  /** Under the score. */
  partial: ReactNode;
  cards: { key: string; card: ReactNode }[];
  /** Above the words about the file. */
  author: ReactNode;
  fileName: ReactNode;
  lead: ReactNode;
  isSaved: boolean;
  /** What follows those words. */
  children?: ReactNode;
};

/** Where the parts of a report's head stand, on the screen and in what the document draws before it. */
export function HeadFrame(props: Props) {
  const { heading, suggestions, whose, seal, score, partial, cards, author, fileName, lead, isSaved, children } = props;
  return (
    <header className="wrap grid overflow-x-clip grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-4 py-6 laptop:grid-cols-[minmax(0,1fr)_17rem_auto] laptop:items-center laptop:gap-x-8 laptop:py-8 desktop:gap-x-12">
      <div className="flex flex-col gap-2 laptop:self-end">
        {heading}
        <h2 className="text-18 tablet:text-22">
          <span className="text-pen">{suggestions}</span> to improve {whose} resume
        </h2>
      </div>
      <div className="w-24 text-center tablet:w-36 laptop:col-start-3 laptop:row-span-2 laptop:row-start-1 laptop:w-36">
        {seal}
        <p className="figures mt-2 text-14 text-soft">{score}</p>
        {partial}
      </div>
      <section
        aria-labelledby="cumulative-grading"
        className="col-span-2 flex flex-col gap-2 laptop:col-span-1 laptop:col-start-2 laptop:row-span-2 laptop:row-start-1"
      >
        <h2 id="cumulative-grading" className="small-caps-label font-sans text-soft">
          Cumulative grading
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 laptop:grid-cols-1">
          {cards.map(({ key, card }) => (
            <li key={key}>{card}</li>
          ))}
        </ul>
      </section>
      <div className="col-span-2 flex flex-col gap-3 laptop:col-span-1 laptop:col-start-1 laptop:self-start">
        {author}
        <p className="max-w-measure text-soft">
          We graded <span className="break-words text-ink">{fileName}</span>
          {lead}
          {isSaved && (
            <>
              {' '}
              This report is saved on{' '}
              <Link to="/dashboard" className="underline decoration-edge underline-offset-4 hover:decoration-ink">
                your dashboard
              </Link>
              .
            </>
          )}
        </p>
        {children}
      </div>
    </header>
  );
}
