import type { ReactNode } from 'react';

/** A strip of a page: white in every colour scheme, in the type of a resume. */
function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="bg-page px-6 py-8 font-serif text-16 text-page-ink shadow-paper tablet:px-12 tablet:text-18"
    >
      {children}
    </div>
  );
}

export function ContentSample() {
  return (
    <Strip label="A line that opens with ‘Helped with’, and the better line: Planned the spring fair for 400 guests">
      <p className="relative">
        <span className="border-[1.5px] border-mark-red px-1">Helped with</span> the spring fair
      </p>
      <p className="mt-4 border-page-line border-t pt-4 font-sans text-14 text-page-soft">
        Say what you did, then how much of it:
      </p>
      <p className="mt-1">
        <strong className="font-semibold">Planned</strong> the spring fair for{' '}
        <strong className="font-semibold">400 guests</strong>
      </p>
    </Strip>
  );
}

export function FormattingSample() {
  const lines = ['Opened two branches in 2022', 'Hired and trained 14 people', 'Kept stock errors under 1%'];
  return (
    <Strip label="Three bullet lines on a guide; the second stands to the right of it">
      <div className="relative">
        <span className="absolute -inset-y-4 left-4 w-px bg-mark-guide" />
        <ul className="flex flex-col gap-2 pl-4">
          {lines.map((line, index) => (
            <li key={line} className={index === 1 ? 'pl-4' : 'pl-1'}>
              <span className={index === 1 ? 'border-[1.5px] border-mark-amber border-dashed px-1' : 'px-1'}>
                • {line}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Strip>
  );
}

export function WritingSample() {
  const ends = ['a team of nine', 'the launch in Denver', 'weekly reviews'];
  return (
    <Strip label="Three lines that all open with ‘Managed’">
      <ul className="flex flex-col gap-2">
        {ends.map((end, index) => (
          <li key={end} className="flex items-center gap-3">
            <span className={`dot ${index > 1 ? 'dot-red' : 'dot-yellow'}`} />
            <span>
              <span
                className={`px-1 ${index > 1 ? 'border-[1.5px] border-mark-red' : 'border-[1.5px] border-mark-amber border-dashed'}`}
              >
                Managed
              </span>{' '}
              {end}
            </span>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
