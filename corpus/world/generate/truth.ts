import type { Case } from './case.ts';
import { titleOf } from './compose.ts';
import { sentenceOf } from './compose-jobs.ts';
import { studySentence } from './compose-studies.ts';
import { idiomsOf } from './idioms.ts';
import type { Kind, Quality } from './person.ts';

/** What a case's resume truly says. The README tells how the fields are meant. */
export type Truth = {
  producer: string;
  language: string;
  career: string;
  idioms: string[];
  name: string;
  emails: string[];
  phones: string[];
  location: string;
  links: string[];
  sections: { kind: Kind; title: string }[];
  /** `section` is the kind of the section where the job stands. */
  positions: {
    section: Kind;
    title: string;
    employer: string;
    place: string;
    dates: string;
    lines: string[];
    told: string[];
  }[];
  schools: { degree: string; school: string; dates: string }[];
  skills: string[];
  /** All list items of the document, in the order of the page's parts. */
  listLines: string[];
  quality: Quality;
  planted: { rule: string; text: string }[];
};

export function truthOf(one: Case): Truth {
  const { person, look, resumeClass } = one;
  const anonymous = !resumeClass && look.head === 'none';
  const titled = (title: string) => (resumeClass ? title : titleOf(title, look).replace('➢ ', '').replace(/:$/, ''));
  const contact: Truth['sections'] =
    !resumeClass && look.head === 'side' && look.side && look.contactTitle
      ? [{ kind: 'contact', title: titled(look.contactTitle) }]
      : [];
  const jobs = person.parts.flatMap(({ kind, jobs: own = [] }) => own.map((job) => ({ ...job, section: kind })));
  return {
    producer: one.producer,
    language: person.language,
    career: person.career,
    idioms: idiomsOf(one),
    name: anonymous ? '' : (person.name.split(',')[0] ?? ''),
    emails: anonymous ? [] : person.emails,
    phones: anonymous ? [] : person.phones,
    location: anonymous ? '' : (person.place ?? ''),
    links: anonymous ? [] : (person.links ?? []),
    sections: [...contact, ...person.parts.map(({ kind, title }) => ({ kind, title: titled(title) }))],
    positions: jobs.map(({ section, title, employer, place = '', dates, lines = [], told = [] }) => ({
      section,
      title,
      employer,
      place,
      dates,
      lines: isSentences(one) ? [] : lines,
      told: isSentences(one) ? [] : told,
    })),
    schools: person.parts.flatMap(({ studies = [] }) =>
      studies.map(({ degree, school, dates }) => ({ degree, school, dates })),
    ),
    skills: person.parts
      .filter(({ kind }) => kind === 'skills')
      .flatMap(({ groups = [], rated = [], list = [] }) => [
        ...groups.flatMap(([, items]) => items),
        ...rated.map(([name]) => name),
        ...list.flatMap((text) => text.split(/, (?![^(]*\))/)),
      ]),
    listLines: listLinesOf(one),
    quality: { content: person.content, format: one.format, writing: person.writing },
    planted: [...(person.flaws ?? []), ...(one.flaws ?? [])],
  };
}

const isSentences = ({ look, resumeClass }: Case) => !resumeClass && look.jobs === 'sentence-items';

function listLinesOf(one: Case): string[] {
  const { person, look, resumeClass } = one;
  if (!resumeClass && !look.sign) return [];
  return person.parts.flatMap((part) => {
    const { jobs = [], studies = [], groups = [], list = [] } = part;
    const narrow = !resumeClass && (look.side?.kinds.includes(part.kind) ?? false);
    const skills = groups.flatMap(([, items]) => items);
    return [
      ...(isSentences(one) ? jobs.map(sentenceOf) : jobs.flatMap(({ lines = [] }) => lines)),
      ...(!resumeClass && look.studies === 'items' && !narrow
        ? studies.map(studySentence)
        : !resumeClass && look.studies === 'table'
          ? []
          : studies.flatMap(({ lines = [] }) => lines)),
      ...(!resumeClass && !narrow && (look.skills === 'items' || look.skills === 'grid') ? skills : []),
      ...list,
    ];
  });
}
