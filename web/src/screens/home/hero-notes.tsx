const notes = [
  {
    number: 1,
    place: 'desk:top-[19%]',
    delay: '[animation-delay:650ms]',
    title: 'Open with what you did',
    text: 'Built weekly dashboards in Tableau for [how many people?]',
    gain: '+1.8 points',
  },
  {
    number: 2,
    place: 'desk:top-[37%]',
    delay: '[animation-delay:1050ms]',
    title: 'Spelling',
    text: 'Recieved → Received',
    gain: '+0.9 points',
  },
  {
    number: 3,
    place: 'desk:top-[50%]',
    delay: '[animation-delay:1450ms]',
    title: 'Write dates one way',
    text: 'Jun 2018 – Feb 2021, as in your other entries',
    gain: '+0.4 points',
  },
  {
    number: 4,
    place: 'desk:top-[66.5%]',
    delay: '[animation-delay:1850ms]',
    title: 'Off the bullet line',
    text: 'This line starts 8 pt to the right of the others',
    gain: '+0.3 points',
  },
];

/** Beside the sheet on a wide screen, under it on a narrow one. */
export function HeroNotes() {
  return (
    <ol aria-label="Notes of the sample report" className="relative grid gap-3 tablet:grid-cols-2 desk:block">
      {notes.map(({ number, place, delay, title, text, gain }) => (
        <li
          key={number}
          className={`rise ${delay} ${place} relative border-line border-t pt-2 desk:absolute desk:inset-x-0 desk:border-edge desk:before:absolute desk:before:-top-px desk:before:-left-6 desk:before:w-6 desk:before:border-edge desk:before:border-t`}
        >
          <p className="flex items-baseline justify-between gap-2 text-14 font-semibold">
            <span>
              <span className="figures mr-2 text-soft">{number}</span>
              {title}
            </span>
          </p>
          <p className="text-14 text-soft">{text}</p>
          <p className="figures text-12 font-medium text-good">{gain}</p>
        </li>
      ))}
    </ol>
  );
}
