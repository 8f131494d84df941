import type { HiringWishes } from '@redmark/contract';

/** What a request asks for, written as an advert, so that it is read and matched as one. */
export function advertOf({ role, mustHave, niceToHave, years, advert }: HiringWishes): string {
  // Inside a line: alone, "Go" is no name of a language.
  const listed = (skills: readonly string[]) => skills.map((skill) => `- Experience with ${skill}`);
  const lines = [
    `Job title: ${role}`,
    '',
    'Requirements',
    ...listed(mustHave),
    ...(years > 0 ? [`- At least ${years} years of experience in such work`] : []),
    ...(niceToHave.length > 0 ? ['', 'Nice to have', ...listed(niceToHave)] : []),
    ...(advert === '' ? [] : ['', advert]),
  ];
  return lines.join('\n');
}
