import { type Candidate, factsOf, type PackedResume, unpacked } from '@redmark/grader/matching';

const thisMonth = 2026 * 12 + 10;

/**
 * What a test wrote into a file of `shortPdf`, as somebody who can be found: `Title: …` is a job of the last five years,
 * `Place: …` where the person is, `Remote` and `Wish: 62000 GBP` what they ask for, `- …` what they did in that job.
 */
export function typedCandidate(bytes: Uint8Array): Candidate {
  const text = new TextDecoder().decode(bytes);
  const rows = [...text.matchAll(/^\((.*)\) Tj T\*$/gm)].map(([, row = '']) => row);
  const labelled = (label: string) => rows.find((row) => row.startsWith(`${label}: `))?.slice(label.length + 2);
  const title = labelled('Title');
  const [amount = '', currency = ''] = labelled('Wish')?.split(' ') ?? [];
  const packed: PackedResume = {
    lines: [
      ...(title === undefined ? [] : [['experience', 0, 1, title] as PackedResume['lines'][number]]),
      ...rows.flatMap((row): PackedResume['lines'] =>
        row.startsWith('- ') ? [['experience', 0, 0, row.slice(2)]] : [],
      ),
    ],
    jobs: title === undefined ? [] : [[title, thisMonth - 60, thisMonth, 1, 0]],
    month: thisMonth,
    location: labelled('Place') ?? '',
    written: 'English',
  };
  const salaryWish = amount === '' ? null : { amount: Number(amount), currency };
  return { facts: { ...factsOf(unpacked(packed)), isRemote: rows.includes('Remote'), salaryWish }, packed };
}
