import { SheetSketch } from '../../parts/layout/sheet-sketch.tsx';

const notes = [
  { title: 'Every report in one place', text: 'Each resume you grade stays on your dashboard, with its marks.' },
  { title: 'Yours to take along', text: 'Download everything we hold about you as one archive, at any time.' },
  { title: 'Yours to delete', text: 'Delete a report, or the account with everything in it. Gone is gone.' },
];

/** What an account is good for, as notes beside a page. */
export function AccountNotes() {
  return (
    <div className="grid w-full items-center gap-8 grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]">
      <SheetSketch words="your name" pen="circle" />
      <ol className="flex flex-col gap-6">
        {notes.map(({ title, text }, at) => (
          <li key={title} className="border-line border-t pt-2">
            <p className="flex items-center gap-2 text-14 font-semibold">
              <span className="chip">{at + 1}</span>
              {title}
            </p>
            <p className="mt-1 text-14 text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
