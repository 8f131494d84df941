const sheets = [
  { role: 'Data Analyst', place: 'Denver, CO', fit: 'SQL, Tableau, logistics', turn: '-rotate-3', at: 'left-0 top-6' },
  { role: 'Data Analyst', place: 'Utrecht', fit: 'SQL, Python, retail', turn: 'rotate-2', at: 'right-0 top-12' },
  {
    role: 'Data Analyst',
    place: 'Austin, TX',
    fit: 'SQL, dbt, freight',
    turn: '-rotate-1',
    at: 'left-1/2 -translate-x-1/2 top-0',
  },
];
const rows = ['w-11/12', 'w-4/5', 'w-full', 'w-3/5'];

/** Three resumes on the desk and a pen’s tick on the best: what a request comes back with. The people are invented. */
export function CandidateSheets() {
  return (
    <div
      role="img"
      aria-label="Three resumes for one open position, the best fit ticked in red"
      className="relative mx-auto h-80 w-full max-w-lg tablet:h-96"
    >
      {sheets.map(({ role, place, fit, turn, at }, order) => (
        <div key={place} className={`absolute ${at}`}>
          <div
            className={`flex h-64 w-44 flex-col gap-3 bg-page p-4 text-page-ink shadow-paper tablet:h-80 tablet:w-56 tablet:p-6 ${turn}`}
          >
            <p className="font-serif text-18 font-semibold">{role}</p>
            <p className="text-12 text-page-soft">{place}</p>
            <div className="flex flex-col gap-2 border-page-line border-t pt-3">
              {rows.map((width) => (
                <span key={width} className={`h-1 bg-page-line ${width}`} />
              ))}
            </div>
            <p className="mt-auto text-12">{fit}</p>
            {order === sheets.length - 1 && (
              <svg viewBox="0 0 64 48" aria-hidden="true" className="absolute -top-3 -right-4 w-14 overflow-visible">
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
