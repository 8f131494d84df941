const sheets = [
  { town: 'Denver, CO', fit: 'SQL, Tableau', turn: '-rotate-3', at: 'left-0 top-8' },
  { town: 'Utrecht', fit: 'SQL, Python', turn: 'rotate-3', at: 'right-0 top-10' },
  { town: 'Austin, TX', fit: 'SQL, dbt, freight', turn: '-rotate-1', at: 'left-1/2 -translate-x-1/2 top-2' },
];
const blocks = [
  ['w-1/2', 'w-11/12', 'w-4/5', 'w-full'],
  ['w-2/5', 'w-full', 'w-3/5'],
  ['w-1/3', 'w-4/5', 'w-11/12'],
];

/** An illustration: three resumes of invented people, the best fit ticked. */
export function CandidateSheets() {
  return (
    <div
      role="img"
      aria-label="Three resumes for one open position, the best fit ticked in red"
      className="relative mx-auto h-72 w-full max-w-xl tablet:h-100"
    >
      {sheets.map(({ town, fit, turn, at }, order) => (
        <div key={town} className={`absolute ${at}`}>
          <div
            className={`flex h-56 w-36 flex-col gap-3 bg-page p-4 text-page-ink shadow-paper tablet:h-80 tablet:w-48 tablet:gap-5 desktop:w-56 tablet:p-6 ${turn}`}
          >
            <div>
              <p className="font-serif text-16 font-semibold tablet:text-22">Data Analyst</p>
              <p className="text-12 text-page-soft tablet:text-14">{town}</p>
            </div>
            {blocks.map(([head = '', ...lines]) => (
              <div key={head} className="flex flex-col gap-2">
                <span className={`h-1 bg-page-soft/50 ${head}`} />
                {lines.map((width) => (
                  <span key={width} className={`h-1 bg-page-line ${width}`} />
                ))}
              </div>
            ))}
            <p className="mt-auto hidden border-page-line border-t pt-3 text-14 text-page-soft tablet:block">{fit}</p>
            {order === sheets.length - 1 && (
              <svg
                viewBox="0 0 64 48"
                aria-hidden="true"
                className="absolute top-2 -right-5 w-12 overflow-visible tablet:w-16"
              >
                <path
                  d="M6 26c6 5 9 10 12 17C26 26 38 12 58 4"
                  pathLength="1"
                  strokeLinecap="round"
                  className="mark mark-red [stroke-width:4px]"
                />
              </svg>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
