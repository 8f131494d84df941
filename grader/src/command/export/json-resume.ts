import type { ReadSection } from '@redmark/rubric';
import { findDates } from '../../model/text/dates.ts';
import type { Report } from '../../report/report.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** What was read in a resume in the schema of jsonresume.org, version 1.0.0. What was not read is left out. */
export function jsonResumeOf({ document, resume }: Report) {
  const { profile, workExperiences, volunteerExperiences, educations, skills } = resume;
  const sections = document.reading?.sections ?? [];
  const links = profile.links.map(addressOf).filter((link) => /^https?:/i.test(link) && URL.canParse(link));
  const [url, ...others] = links.filter((link) => networkOf(link) === undefined);
  const profiles = [...links.filter((link) => networkOf(link)), ...others];
  return {
    $schema: schema,
    basics: {
      ...given('name', profile.name),
      ...given('email', profile.email),
      ...given('phone', profile.phone),
      ...given('url', url),
      ...given('summary', restOf(sections, 'summary', 'objective').join(' ')),
      // Where the town ends and the country begins is not known, so the whole stands in one field.
      ...(profile.location ? { location: { address: profile.location } } : {}),
      profiles: profiles.map((link) => ({ network: networkOf(link) ?? new URL(link).hostname, url: link })),
    },
    work: workExperiences.map(({ company, jobTitle, location, date, bullets }) => ({
      ...given('name', company),
      ...given('position', jobTitle),
      ...given('location', location),
      ...datesOf(date),
      highlights: bullets,
    })),
    volunteer: volunteerExperiences.map(({ company, jobTitle, date, bullets }) => ({
      ...given('organization', company),
      ...given('position', jobTitle),
      ...datesOf(date),
      highlights: bullets,
    })),
    education: educations.map(({ school, degree, date }) => ({
      ...given('institution', school),
      ...given('area', degree),
      ...datesOf(date),
    })),
    skills: skills.map((name) => ({ name })),
    projects: entriesOf(document.reading, 'projects').map(({ entry, highlights }) => ({
      name: entry.title || entry.header,
      ...datesOf(entry.date),
      highlights,
    })),
  };
}

const given = <K extends string>(name: K, text: string | undefined) => (text ? { [name]: text } : {});

function restOf(sections: readonly ReadSection[], ...kinds: string[]): string[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ rest }) => rest);
}

function entriesOf(reading: Report['document']['reading'], kind: string) {
  const own = reading?.sections.filter((section) => section.kind === kind) ?? [];
  return own
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ entry, highlights: entry.lines.flatMap((line) => reading?.lines[line]?.text ?? []) }));
}

/** `YYYY` or `YYYY-MM`, as precise as they were printed. A single date is the end; an open range has none. */
function datesOf(text: string) {
  const [found] = findDates(text);
  return { ...given('startDate', dayOf(found?.from)), ...given('endDate', found?.present ? '' : dayOf(found?.to)) };
}

function dayOf(date: { year: number; month?: number } | undefined): string {
  if (date === undefined) return '';
  const year = String(date.year).padStart(4, '0');
  return date.month === undefined ? year : `${year}-${String(date.month).padStart(2, '0')}`;
}

const addressOf = (link: string) => (/^[a-z][a-z+.-]*:/i.test(link) ? link : `https://${link}`);

const networks = [
  ['linkedin.com', 'LinkedIn'],
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['x.com', 'X'],
  ['twitter.com', 'X'],
  ['medium.com', 'Medium'],
  ['behance.net', 'Behance'],
] as const;

function networkOf(link: string): string | undefined {
  const host = new URL(link).hostname;
  return networks.find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[1];
}
