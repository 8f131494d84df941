import type { Impact, Reading, ReadLine, Strength } from '@redmark/contract';

/** What a line may lack, and a question to its author that would bring it out. */
const lacks: { check: 'verb' | 'number' | 'outcome' | 'detail' | 'length'; name: string; lack: string; ask: string }[] =
  [
    { check: 'verb', name: 'a strong verb', lack: 'No strong verb', ask: 'What did you do? Begin with that verb.' },
    { check: 'number', name: 'a number', lack: 'No number', ask: 'How many, how often, or by how much?' },
    { check: 'outcome', name: 'an outcome', lack: 'No outcome', ask: 'What was better afterwards?' },
    { check: 'detail', name: 'something named', lack: 'Nothing named', ask: 'Which tool, skill, product or place?' },
    {
      check: 'length',
      name: 'the right length',
      lack: 'Too short or too long',
      ask: 'Say one deed and its result in 8 to 30 words.',
    },
  ];
const drawbacks: Record<NonNullable<Strength['drawback']>, Lack> = {
  'weak-start': {
    name: 'a deed as its opening',
    lack: 'Weak opening',
    ask: 'It opens with a duty, which takes one point away.',
  },
  pronoun: { name: 'no pronoun', lack: 'A pronoun', ask: '“I” or “my” takes one point away.' },
};

/** Something that would make a line stronger: its name, what to say where it is missing, and what to ask. */
export type Lack = { name: string; lack: string; ask: string };

export function lacksOf(strength: Strength): Lack[] {
  const missing = lacks
    .filter(({ check }) => !strength[check] && !(check === 'verb' && strength.drawback === 'weak-start'))
    .map(({ name, lack, ask }) => ({ name, lack, ask }));
  return strength.drawback ? [drawbacks[strength.drawback], ...missing] : missing;
}

/** Three points are strong; nobody needs five in every line. */
export function strengthWord({ points }: Strength): string {
  if (points === 5) return 'very strong';
  return points >= 3 ? 'strong' : points === 2 ? 'fair' : 'weak';
}

export type MeasuredLine = ReadLine & { strength: Strength };
export type LinesOfRole = { key: string; name: string; detail: string; lines: MeasuredLine[] };

/** The lines that were measured, by role; a role without any is left out. */
export function rolesOf({ sections, lines }: Reading): LinesOfRole[] {
  return sections.flatMap((section, s) =>
    section.entries.flatMap((entry, e) => {
      const own = entry.lines.flatMap((index) => {
        const line = lines[index];
        return line?.strength ? [{ ...line, strength: line.strength }] : [];
      });
      const name = entry.title || entry.organisation || entry.header || section.title;
      const detail = [entry.title ? entry.organisation : '', entry.date].filter(Boolean).join(' · ');
      return own.length > 0 ? [{ key: `${s}-${e}`, name, detail, lines: own }] : [];
    }),
  );
}

/** How many more lines with a number would reach the share that readers look for. */
export function linesToTarget({ told, lines, target }: Impact): number {
  return Math.max(0, Math.ceil(target * lines - 1e-9) - told);
}
