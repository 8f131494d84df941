import type { HiringRequest } from '@redmark/contract';

/** What an employer looks for, as labelled lines of a letter. */
export function wishLines(wishes: HiringRequest['wishes']): [label: string, text: string][] {
  const { company, person, role, region, place, workplace, salaryFrom, salaryTo, currency, years } = wishes;
  const lines: [string, string][] = [
    ['Company', company],
    ['Person', person],
    ['Role', role],
    ['Place', [region, place, workplace].filter((part) => part !== '').join(', ')],
    ['Salary a year', `${salaryFrom} to ${salaryTo} ${currency}`],
    ['Must have', wishes.mustHave.join(', ')],
    ['Nice to have', wishes.niceToHave.join(', ')],
    ['Years', String(years)],
    ['Advert', wishes.advert],
  ];
  return lines.filter(([, text]) => text !== '');
}
