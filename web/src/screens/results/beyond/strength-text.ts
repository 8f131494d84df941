import type { Impact, Reading, ReadLine, Strength } from '@redmark/contract';

/** What a line may lack, and the question that brings it out. Answers are the author's alone. */
const lacks: { check: 'verb' | 'number' | 'outcome' | 'detail' | 'length'; name: string; ask: string }[] = [
  { check: 'verb', name: 'a strong verb', ask: 'What did you do? Begin with that verb.' },
  { check: 'number', name: 'a number', ask: 'How many, how often, or by how much?' },
  { check: 'outcome', name: 'an outcome', ask: 'What was better afterwards?' },
  { check: 'detail', name: 'a name', ask: 'Which tool, skill, product or place?' },
  { check: 'length', name: 'the right length', ask: 'Say one deed and its result in 8 to 30 words.' },
];
const drawbacks: Record<NonNullable<Strength['drawback']>, { name: string; ask: string }> = {
  'weak-start': { name: 'weak opening', ask: 'It opens with a duty, which takes one point away.' },
  pronoun: { name: 'a pronoun', ask: '“I” or “my” takes one point away.' },
};

export type Lack = { name: string; ask: string };

export function lacksOf(strength: Strength): Lack[] {
  const missing = lacks
    .filter(({ check }) => !strength[check] && !(check === 'verb' && strength.drawback === 'weak-start'))
    .map(({ name, ask }) => ({ name: `no ${name.replace(/^(?:an?|the) /, '')}`, ask }));
  return strength.drawback ? [drawbacks[strength.drawback], ...missing] : missing;
}

/** Three is strong; five is not asked of every line. */
export function strengthWord({ points }: Strength): string {
  if (points === 5) return 'very strong';
  return points >= 3 ? 'strong' : points === 2 ? 'fair' : 'weak';
}

export type MeasuredLine = ReadLine & { strength: Strength };
export type LinesOfRole = { key: string; name: string; detail: string; lines: MeasuredLine[] };

/** Lines with a strength under the roles they belong to, roles without any left out. */
export function rolesOf({ sections, lines }: Reading): LinesOfRole[] {
  return sections.flatMap((section, s) =>
    section.entries.flatMap((entry, e) => {
      const own = entry.lines.flatMap((at) => {
        const line = lines[at];
        return line?.strength ? [{ ...line, strength: line.strength }] : [];
      });
      const name = entry.title || entry.organisation || entry.header || section.title;
      const detail = [entry.title ? entry.organisation : '', entry.date].filter(Boolean).join(' · ');
      return own.length > 0 ? [{ key: `${s}-${e}`, name, detail, lines: own }] : [];
    }),
  );
}

/** How many lines more would reach the share readers look for. */
export function linesToTarget({ told, lines, target }: Impact): number {
  return Math.max(0, Math.ceil(target * lines - 1e-9) - told);
}
