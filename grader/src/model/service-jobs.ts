import { sectionsOf } from './questions.ts';
import type { Entry, Resume } from './resume.ts';

const ofService =
  /\b(?:cashier|barista|waiter|waitress|bartender|busser|server|host(?:ess)?|crew|cook|dishwasher|warehouse|stocker|retail|sales (?:associate|assistant|clerk|advisor)|store|shop|customer (?:service|assistant)|delivery|driver|cleaner|housekeep\w*|babysit\w*|nanny|lifeguard|security (?:guard|specialist|officer)|receptionist|catering|kitchen|restaurant|café|cafe|deli|waitstaff|picker|packer|team member)\b/i;

/** Whether a job is one of those that people of any trade hold beside or before it. */
export const isOfService = ({ title }: Pick<Entry, 'title'>): boolean => ofService.test(title?.text ?? '');

/** What people do beside their studies or their work: they help with teaching, lead a choir, watch examinations. */
const ofSpareTime =
  /\b(?:teaching assistant|tutor|mentor|volunteer|ambassador|choir|camp counsel+or|orientation|invigilator|examiner|attendant|usher|caretaker|grader|peer|(?:club|society|committee) member|care (?:support )?worker|carer|caregiver)\b/i;

/**
 * Whether a job stands beside the trade that a resume is about: one of any trade or of spare time, where another job or a
 * project tells the trade. No reader wants to hear more of it first.
 */
export function isBesideTrade(entry: Entry, resume: Resume): boolean {
  if (!isAside(entry)) return false;
  const others = sectionsOf(resume, 'experience', 'projects', 'research').flatMap(({ entries }) => entries);
  return others.some((other) => other !== entry && other.header.length > 0 && !isAside(other));
}

const isAside = (entry: Entry) => isOfService(entry) || ofSpareTime.test(entry.title?.text ?? '');
