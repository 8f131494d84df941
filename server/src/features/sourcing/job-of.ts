import type { HiringWishes } from '@redmark/contract';

/** A job in the words of a letter. */
export function jobOf({ company, role, place, region, workplace, salaryFrom, salaryTo, currency }: HiringWishes) {
  const amount = new Intl.NumberFormat('en-US');
  return {
    company,
    role,
    place: [place === '' ? region : place, workplace.toLowerCase()].join(', '),
    salary: `${amount.format(salaryFrom)} to ${amount.format(salaryTo)} ${currency}`,
  };
}
