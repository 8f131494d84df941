import { SectionHead } from '../../parts/marketing/section-head.tsx';

const reasons = [
  {
    title: 'Where',
    text: 'Each finding is a box on the true image of your page. You never have to search for the line we mean.',
  },
  {
    title: 'Why, and what instead',
    text: 'Each note gives the reason in two short sentences and, where one exists, a line you can copy.',
  },
  {
    title: 'What it is worth',
    text: 'Each note says how many points fixing it adds, so you know what to do first and what to leave.',
  },
];

export function MoreThanAGrade() {
  return (
    <section aria-labelledby="more" className="border-line border-t">
      <div className="wrap grid gap-12 py-16 laptop:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] laptop:py-24">
        <SectionHead
          id="more"
          title="More Than Just a Simple Grade"
          lead="A letter alone does not help you. The page in front of you, with a careful editor’s marks on it, does."
        />
        <dl className="flex flex-col">
          {reasons.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-2 border-line border-t py-6 first:border-t-0 first:pt-0 tablet:grid-cols-[14rem_minmax(0,1fr)] tablet:gap-6"
            >
              <dt className="font-serif text-22 font-semibold">{title}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
