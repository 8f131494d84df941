import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Shell } from '../../parts/layout/shell.tsx';

export type Section = { id: string; title: string; body: ReactNode };
/** `amended` is a day as YYYY-MM-DD. */
type Props = { title: string; amended: string; lead: ReactNode; sections: Section[] };

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const others = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/notice-cr', label: 'California residents' },
  { to: '/notice-eu-eea', label: 'EU and EEA residents' },
  { to: '/notice-uk', label: 'UK residents' },
  { to: '/terms-of-use', label: 'Terms of Use' },
];

/** A long text with a table of contents beside it. */
export function LegalPage({ title, amended, lead, sections }: Props) {
  return (
    <Shell>
      <div className="wrap grid items-start gap-x-16 gap-y-10 py-12 laptop:grid-cols-[15rem_minmax(0,1fr)] laptop:py-16">
        <header className="flex max-w-measure flex-col gap-4 laptop:col-start-2">
          <h1 className="text-36 tablet:text-60">{title}</h1>
          <p className="text-14 text-soft">Last amended {longDay.format(new Date(amended))}</p>
          <div className="text-18">{lead}</div>
        </header>
        <details className="group border-line border-y laptop:hidden">
          <summary className="flex min-h-11 list-none items-center justify-between text-14 font-semibold [&::-webkit-details-marker]:hidden">
            On this page
            <Plus className="size-4 transition-transform group-open:rotate-45" aria-hidden="true" />
          </summary>
          <nav aria-label="On this page" className="pb-3 text-14">
            <Contents sections={sections} />
          </nav>
        </details>
        <aside className="hidden flex-col gap-8 laptop:sticky laptop:top-8 laptop:col-start-1 laptop:row-span-2 laptop:row-start-1 laptop:flex">
          <LinkList label="On this page">
            <Contents sections={sections} />
          </LinkList>
          <Others />
        </aside>
        <div className="legal-text max-w-measure laptop:col-start-2">
          {sections.map(({ id, title: name, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{name}</h2>
              {body}
            </section>
          ))}
        </div>
        <div className="laptop:hidden">
          <Others />
        </div>
      </div>
    </Shell>
  );
}

const linkClass = 'inline-block rounded-control py-1 text-soft hover:text-ink aria-[current=page]:text-ink';

function Contents({ sections }: { sections: Section[] }) {
  return (
    <ul className="flex flex-col">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={linkClass}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Others() {
  return (
    <LinkList label="Legal pages">
      <ul className="flex flex-col">
        {others.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </LinkList>
  );
}

function LinkList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="border-line border-t pt-4 text-14">
      <p className="mb-2 font-semibold">{label}</p>
      {children}
    </nav>
  );
}
