import { brand } from '../../parts/brand.ts';
import { LinkButton } from '../../parts/button.tsx';
import { Shell } from '../../parts/shell.tsx';

export const meta = () => [{ title: `Page Not Found – ${brand.name}` }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return (
    <Shell>
      <div className="wrap grid min-h-[70vh] items-center gap-12 py-16 laptop:grid-cols-2">
        <div className="flex flex-col items-start gap-6">
          <p className="figures text-14 font-medium text-pen">Error 404</p>
          <h1 className="text-48 tablet:text-60">Page Not Found</h1>
          <p className="max-w-measure text-18 text-soft">
            There is nothing at this address. The link may be old, or a letter may be missing.
          </p>
          <LinkButton to="/">Go to Home</LinkButton>
        </div>
        <MissingLine />
      </div>
    </Shell>
  );
}

/** A sheet with one line struck: the page that is not there. */
function MissingLine() {
  return (
    <svg viewBox="0 0 320 260" className="w-full max-w-md justify-self-center" aria-hidden="true">
      <rect x="20" y="10" width="280" height="240" className="fill-page stroke-line" />
      {[50, 74, 146, 170, 194].map((y, line) => (
        <rect key={y} x="52" y={y} width={line % 2 ? 176 : 212} height="6" className="fill-page-line" />
      ))}
      <rect x="46" y="98" width="226" height="30" pathLength="1" className="mark mark-red" />
      <text x="159" y="119" textAnchor="middle" className="fill-page-soft font-serif text-16">
        this page
      </text>
      <path d="M104 115 C140 108 176 120 214 112" pathLength="1" className="mark mark-red" />
    </svg>
  );
}
