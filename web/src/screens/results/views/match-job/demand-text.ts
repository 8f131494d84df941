import { advertTitleMaxLength, type DemandMatch, type Match } from '@redmark/contract';

/** What an advert asks for, by what the resume says of it. */
export const statuses: readonly { status: DemandMatch['status']; title: string; lead: string }[] = [
  { status: 'missing', title: 'Missing', lead: 'The advert asks for it, and your resume does not name it.' },
  {
    status: 'listed',
    title: 'Listed, but not shown',
    lead: 'Your resume names it, and no line of your work shows it.',
  },
  { status: 'shown', title: 'Shown', lead: 'A line of your resume proves it.' },
];

export const weightText: Record<DemandMatch['weight'], string> = {
  must: 'Required',
  task: 'Part of the work',
  nice: 'Welcome',
};

export const partText: Record<Match['parts'][number]['name'], string> = {
  must: 'What is required',
  tasks: 'The work itself',
  nice: 'What is welcome',
  title: 'Title and trade',
  years: 'Years of such work',
  education: 'Education and languages',
};

const under: Partial<Record<DemandMatch['kind'], string>> = {
  licence: 'If you hold it, name it under Certifications.',
  education: 'If you have it, name it under Education.',
  language: 'If you speak it, name it with its level under Languages.',
  years: 'If more of your jobs belong to this work, give them dates and lines that show it.',
  place: 'If you live there or would move, say so beside your contact details. It does not count.',
};

/** What is asked for as the advert spells it, where it does. */
export function labelOf({ text, line }: DemandMatch): string {
  const at = line.toLowerCase().indexOf(text.toLowerCase());
  return at < 0 ? text.charAt(0).toUpperCase() + text.slice(1) : line.slice(at, at + text.length);
}

/**
 * What the owner could do about a demand that is not shown; never to claim what is not so. `closest` is the job title of
 * the resume that is closest to the advert's.
 */
export function adviceFor({ kind, status }: DemandMatch, closest: string | null): string {
  const elsewhere = under[kind];
  if (status === 'shown') return '';
  if (elsewhere) return elsewhere;
  const where = closest ? `under “${closest}”` : 'under the job where you did it';
  return status === 'listed'
    ? `If you have used it at work, say ${where} what you did with it.`
    : `If you have done this, show it in a line ${where}. If not, leave it out.`;
}

/** The demands of one status, what is required first. */
export function demandsWith({ demands }: Match, status: DemandMatch['status']): DemandMatch[] {
  const order = { must: 0, nice: 1, task: 2 };
  return demands.filter((demand) => demand.status === status).toSorted((a, b) => order[a.weight] - order[b.weight]);
}

/** Demands that one of two matches of the same advert shows and the other does not. */
export function shownOnlyIn(one: Match, other: Match): string[] {
  const shown = new Set(other.demands.filter(({ status }) => status === 'shown').map(({ text }) => text));
  return one.demands.filter(({ status, text }) => status === 'shown' && !shown.has(text)).map(labelOf);
}

/** What an advert is kept under: the position it names, or its first line. */
export function advertTitle({ title }: Match, text: string): string {
  const first = text.split('\n').find((row) => row.trim() !== '') ?? '';
  return (title.asked ?? first).replace(/\s+/g, ' ').trim().slice(0, advertTitleMaxLength) || 'Job advert';
}
