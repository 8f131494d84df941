const notes = [
  {
    number: 1,
    position: 'desktop:top-[24.7%]',
    delay: '[animation-delay:650ms]',
    title: 'Weak opening',
    text: 'Built weekly dashboards in Tableau for [how many people?]',
    gain: '+1.8 points',
  },
  {
    number: 2,
    position: 'desktop:top-[42%]',
    delay: '[animation-delay:1050ms]',
    title: 'Spelling',
    text: 'Recieved → Received',
    gain: '+0.9 points',
  },
  {
    number: 3,
    position: 'desktop:top-[54%]',
    delay: '[animation-delay:1450ms]',
    title: 'Two date styles',
    text: 'Jun 2018 – Feb 2021, as in your other entries',
    gain: '+0.4 points',
  },
  {
    number: 4,
    position: 'desktop:top-[70%]',
    delay: '[animation-delay:1850ms]',
    title: 'Off the line',
    text: 'This line starts 8 pt to the right of the others',
    gain: '+0.3 points',
  },
];

/** Beside the sheet on a wide screen, under it on a narrow one. */
export function HeroNotes() {
  return (
    <ol aria-label="Notes of the sample report" className="relative grid gap-3 tablet:grid-cols-2 desktop:block">
      {notes.map(({ number, position, delay, title, text, gain }) => (
        <li
          key={number}
          className={`rise ${delay} ${position} relative border-line border-t pt-2 desktop:absolute desktop:inset-x-0 desktop:border-edge desktop:before:absolute desktop:before:-top-px desktop:before:-left-6 desktop:before:w-6 desktop:before:border-edge desktop:before:border-t`}
        >
          <p className="flex items-center justify-between gap-2 text-14 font-semibold">
            <span className="flex items-center gap-2">
              <span className="chip">{number}</span>
              {title}
            </span>
            <span className="figures shrink-0 text-12 text-good">{gain}</span>
          </p>
          <p className="mt-1 text-14 text-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
