import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { quotes } from './quotes-text.ts';
import { useRotation } from './use-rotation.ts';

export function Quotes() {
  const { at, step, isPlaying, setPlaying, setHeld } = useRotation(quotes.length);
  return (
    <section
      aria-labelledby="quotes"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="border-line border-t"
    >
      <div className="wrap flex flex-col gap-8 py-16 laptop:py-24">
        <h2 id="quotes" className="small-caps-label font-sans text-pen">
          What it is for, in a sentence
        </h2>
        {/* All quotes share one grid cell, so the tallest sets the height and nothing below moves. */}
        <div className="grid" aria-live={isPlaying ? 'off' : 'polite'}>
          {quotes.map(({ text, name, role }, index) => (
            <figure
              key={name}
              className={`col-start-1 row-start-1 flex max-w-4xl flex-col gap-6 transition-opacity duration-[var(--calm)] ${
                index === at ? '' : 'invisible opacity-0'
              }`}
            >
              <blockquote className="font-serif text-28 tablet:text-36">“{text}”</blockquote>
              <figcaption className="text-soft">
                <span className="font-medium text-ink">{name}</span>, {role}
              </figcaption>
            </figure>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-4">
          <div className="-ml-3 flex items-center">
            <Step label="Previous quote" onStep={() => step(-1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Step>
            <span className="figures min-w-12 text-center text-14 text-soft">
              {at + 1} of {quotes.length}
            </span>
            <Step label="Next quote" onStep={() => step(1)}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </Step>
            <Step label={isPlaying ? 'Pause the quotes' : 'Play the quotes'} onStep={() => setPlaying(!isPlaying)}>
              {isPlaying ? (
                <Pause aria-hidden="true" className="size-5" />
              ) : (
                <Play aria-hidden="true" className="size-5" />
              )}
            </Step>
          </div>
          <p className="text-14 text-soft">These people are invented, like everybody on our sample pages.</p>
        </div>
      </div>
    </section>
  );
}

function Step({ label, onStep, children }: { label: string; onStep: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onStep}
      className="grid size-11 place-items-center rounded-control text-soft hover:bg-line/60 hover:text-ink"
    >
      {children}
    </button>
  );
}
