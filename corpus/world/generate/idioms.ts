import type { Case } from './case.ts';

/** The idioms of a case, from its look and its person. */
export function idiomsOf({ person, look, resumeClass, more = [] }: Case): string[] {
  const jobs = person.parts.flatMap((part) => part.jobs ?? []);
  const kinds = new Set(person.parts.map(({ kind }) => kind));
  const dates = jobs.map((job) => job.dates).join(' ');
  const lines = jobs.flatMap((job) => job.lines ?? []);
  const anyOf: [boolean, string][] = [
    [resumeClass !== undefined, `class ${resumeClass ?? ''}`],
    [jobs.some((job) => job.heading), 'responsibilities label'],
    [kinds.has('declaration'), 'declaration'],
    [kinds.has('personal'), 'personal details'],
    [person.phones.length > 1, 'several phones'],
    [
      /till|to date|date\b|\bnow|since|Spring|MAR |’ ?\d|' ?\d|\d\.\d{4}|\d–|heute|seit|bis|aujourd|jour|depuis|actual|atual|oggi|heden|presente/i.test(
        dates,
      ),
      'dates of the world',
    ],
    [jobs.some((job) => job.told) && lines.length === 0, 'no list items'],
    [jobs.length === 0, 'no jobs'],
    [person.parts.some((part) => part.list?.some((text) => text.length > 160)), 'long items'],
    [look.photo ?? false, 'photo'],
  ];
  const ofLook: [boolean, string][] = [
    [look.banner !== undefined, 'banner title'],
    [look.head === 'table', 'contact in a table'],
    [look.head === 'labels', 'contact with labels'],
    [look.head === 'none', 'anonymised'],
    [look.jobs === 'labels', 'label lines'],
    [look.jobs.startsWith('sentence'), 'jobs in sentences'],
    [look.jobs === 'grid', 'aligned grid'],
    [look.jobs === 'ruled', 'ruled table'],
    [look.jobs === 'rail' || look.studies === 'rail', 'dates in a rail'],
    [look.studies === 'table', 'education table'],
    [look.studies === 'items' || look.studies === 'sentence', 'education in sentences'],
    [/^[1(]/.test(look.sign) || look.sign.startsWith('a'), 'numbered or lettered list'],
    [/^[-–➢✓]/.test(look.sign), 'dash or arrow list'],
    [look.typed ?? false, 'typed signs'],
    [look.skills === 'bars' || look.skills === 'dots', 'skill bars or dots'],
    [look.skills === 'grid', 'skill grid'],
    [look.titles === 'spaced', 'letter-spaced titles'],
    [look.titles === 'small-caps', 'small-caps titles'],
    [look.titles === 'signed', 'titles with signs'],
    [look.side !== undefined, `sidebar ${look.side?.at ?? ''}`],
    [look.cut ?? false, 'bold inside words'],
  ];
  return [...anyOf, ...(resumeClass ? [] : ofLook)]
    .filter(([holds]) => holds)
    .map(([, name]) => name)
    .concat(more);
}
