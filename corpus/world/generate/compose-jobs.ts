import { type Block, line, run } from './block.ts';
import { itemsOf } from './items.ts';
import type { Look } from './look.ts';
import type { Job } from './person.ts';

const plainSentence = 'Worked as {title} in {employer} from {dates}.';

/** A job told in a sentence. */
export function sentenceOf(job: Job): string {
  return (job.sentence ?? plainSentence)
    .replace('{title}', job.title)
    .replace('{employer}', job.employer)
    .replace('{dates}', job.dates);
}

/** The jobs of a section. */
export function jobsOf(jobs: Job[], look: Look): Block[] {
  if (look.jobs === 'sentence-items') return itemsOf(jobs.map(sentenceOf), look);
  if (look.jobs === 'grid' || look.jobs === 'ruled' || look.jobs === 'rail') return [tableOf(jobs, look)];
  return jobs.flatMap((job) => [...headerOf(job, look), ...bodyOf(job, look)]);
}

function headerOf(job: Job, look: Look): Block[] {
  const { title, employer, place, dates } = job;
  const where = place ? `${employer}, ${place}` : employer;
  if (look.jobs === 'sentence') return [{ kind: 'line', before: 6, runs: [run(sentenceOf(job))] }];
  if (look.jobs === 'labels') {
    const labels = look.jobLabels ?? { title: 'Designation', employer: 'Company', dates: 'Duration', between: ' : ' };
    const pair = (label: string, value: string, before = 0): Block => ({
      kind: 'line',
      before,
      runs: [run(`${label}${labels.between}`, { bold: true }), run(value)],
    });
    return [pair(labels.employer, where, 6), pair(labels.title, title), pair(labels.dates, dates)];
  }
  if (look.jobs === 'stacked')
    return [
      { kind: 'line', before: 6, runs: [run(title, { bold: true })], right: [run(dates)] },
      { kind: 'line', runs: [run(where, { italic: true })] },
    ];
  if (look.jobs === 'inline')
    return [
      {
        kind: 'line',
        before: 6,
        runs: [run(employer, { bold: true }), run(`${place ? `, ${place}` : ''} | ${title} | ${dates}`)],
      },
    ];
  return [
    {
      kind: 'line',
      before: 6,
      runs: [run(title, { bold: true }), run(`, ${where}`)],
      right: [run(dates, { italic: true })],
    },
  ];
}

function bodyOf({ about, heading, lines = [], told = [] }: Job, look: Look): Block[] {
  return [
    ...(about ? [line(about)] : []),
    ...told.map((text) => line(text)),
    ...(heading ? [line(heading, { bold: true })] : []),
    ...itemsOf(lines, look),
  ];
}

/** Jobs in a table: a row each, with the dates at the left or the header in cells of their own. */
function tableOf(jobs: Job[], look: Look): Block {
  if (look.jobs === 'rail') {
    const rows = jobs.map((job) => [
      [line(job.dates)],
      [
        line(job.title, { bold: true }),
        line(job.place ? `${job.employer}, ${job.place}` : job.employer),
        ...bodyOf(job, look),
      ],
    ]);
    return { kind: 'table', ruled: false, widths: [22, 78], rows };
  }
  const rows = jobs.map((job) => [
    [line(job.employer, { bold: true }), ...(job.place ? [line(job.place)] : [])],
    [line(job.title, { bold: true }), ...bodyOf(job, look)],
    [line(job.dates)],
  ]);
  return { kind: 'table', ruled: look.jobs === 'ruled', widths: [27, 53, 20], rows };
}
