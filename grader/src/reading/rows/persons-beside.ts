import { organisationScoreOf, titleScoreOf } from '../../model/text/role-scores.ts';

const honour = String.raw`(?:(?:Asst|Assoc|Assistant|Associate)\.?\s+)?(?:Drs?|Profs?|Pfr)(?:\.\s*|\s+)`;
const name = String.raw`\p{Lu}[\p{L}.’'-]*(?:\s+(?:de|van|von|der|den|la)?\s*\p{Lu}[\p{L}.’'-]*){0,3}`;
const names = String.raw`(?:${honour})*${name}(?:(?:,|\s+and|\s+&)\s+(?:and\s+)?(?:${honour})*${name})*`;
const whom = String.raw`(?:(?:Co-?|Thesis\s+|Faculty\s+|Research\s+|Project\s+)?(?:[Aa]dvis[eo]rs?|[Ss]upervis[eo]rs?|[Mm]entors?)|P\.?I\.?s?|Principal\s+[Ii]nvestigators?)`;
const byOffice = '(?:Leads?|Hosts?|Instructors?|Professors?|Leaders?|Head)';

/**
 * Somebody beside the person by a label or a lead, "Advisor: Rosa Meyer", "supervised by Tom Ito"; a post may be such a label
 * before an honour alone: "Host: Prof. Tom Ito".
 */
const labelled = `(?:${whom}\\s*:\\s*${names}|${byOffice}\\s*:\\s*(?=${honour})${names}|(?:[Aa]dvised|[Ss]upervised|[Mm]entored) by ${names}|(?:[Ww]ith|[Uu]nder)(?: the supervision of)? (?=${honour})${names})`;
const behind = new RegExp(String.raw`(?:\s*[([]${labelled}[)\]]|[\s,;–—-]+${labelled})\W*$`, 'u');
const alone = new RegExp(String.raw`^\W*(?:${labelled}|(?=${honour}\p{Lu}[\p{L}.’'-]*\s)${names})\W*$`, 'u');

/** A part of a header without the person that it names at its end: "Research Fellow (Advisor: Rosa Meyer)". */
export const withoutPerson = (text: string): string => {
  const bare = text.replace(behind, '');
  return /\p{L}{3}/u.test(bare) ? bare : text;
};

/** Whether a part of a header is somebody the person worked for: "Supervisor: Dr. Rosa Meyer", "Prof. Tom Ito". */
export const isPersonBeside = (text: string): boolean =>
  alone.test(text) && organisationScoreOf(text) === 0 && titleScoreOf(text.replace(/^[^:]*:/, '')) < 2;
