import { type Block, line, run, type Sheet } from './block.ts';
import { headOf, nameBlock } from './compose-head.ts';
import { jobsOf } from './compose-jobs.ts';
import { skillsOf } from './compose-skills.ts';
import { studiesOf } from './compose-studies.ts';
import { itemsOf } from './items.ts';
import type { Look } from './look.ts';
import type { Part, Person } from './person.ts';

/** Sets a person's parts as a look wants them. */
export function compose(person: Person, look: Look): Sheet {
  const { side } = look;
  const inSide = ({ kind }: Part) => side?.kinds.includes(kind) ?? false;
  const blocksOf = (parts: Part[], narrow: boolean) => parts.flatMap((part) => partOf(part, look, narrow));
  const sheet: Sheet = {
    paper: look.paper,
    font: look.font,
    size: look.size,
    language: person.language,
    ...(look.leading ? { leading: look.leading } : {}),
    head: headOf(person, look),
    main: blocksOf(
      person.parts.filter((part) => !inSide(part)),
      false,
    ),
  };
  if (!side) return sheet;
  const contact = [...person.phones, ...person.emails, person.place ?? '', ...(person.links ?? [])].filter(Boolean);
  const contactPart: Part[] =
    look.head === 'side' && look.contactTitle ? [{ kind: 'contact', title: look.contactTitle, text: contact }] : [];
  const photo: Block[] = look.photo ? [{ kind: 'photo' }] : [];
  const top = look.head === 'side' ? nameBlock(person, look) : [];
  const own = [...photo, ...blocksOf([...contactPart, ...person.parts.filter(inSide)], true)];
  return { ...sheet, main: [...top, ...sheet.main], side: { ...side, blocks: own } };
}

/** The title as the eye reads it. */
export function titleOf(title: string, look: Look): string {
  if (['caps', 'shaded', 'spaced'].includes(look.titles)) return title.toLocaleUpperCase();
  if (look.titles === 'colon') return `${title}:`;
  return look.titles === 'signed' ? `➢ ${title}` : title;
}

function partOf(part: Part, look: Look, narrow: boolean): Block[] {
  const colour = narrow ? look.side?.ink : look.colour;
  const style = {
    bold: look.titles !== 'spaced',
    size: look.titles === 'signed' ? look.size : look.size + 2,
    underline: look.titles === 'underlined',
    smallCaps: look.titles === 'small-caps',
    ...(look.titles === 'spaced' ? { spaced: 3 } : {}),
    ...(colour ? { colour } : {}),
  };
  const title: Block = {
    kind: 'title',
    runs: [run(titleOf(part.title, look), style)],
    ruled: ['ruled', 'small-caps'].includes(look.titles) && !narrow,
    ...(look.titles === 'shaded' && !narrow ? { shade: '#d9e2ec' } : {}),
    ...(colour ? { colour } : {}),
  };
  return [
    title,
    ...(part.text ?? []).map((text) => line(text)),
    ...(part.jobs ? jobsOf(part.jobs, look) : []),
    ...(part.studies ? studiesOf(part.studies, narrow ? { ...look, studies: 'stacked' } : look) : []),
    ...skillsOf(part, look, narrow),
    ...itemsOf(part.list ?? [], look),
    ...pairsOf(part.pairs ?? [], look),
    ...(part.signed ?? []).map(
      ([left, right]): Block => ({ kind: 'line', runs: [run(left)], right: [run(right, { bold: true })], before: 8 }),
    ),
  ];
}

function pairsOf(pairs: [string, string][], look: Look): Block[] {
  if (pairs.length === 0) return [];
  if (look.head === 'labels')
    return pairs.map(
      ([label, value]): Block => ({ kind: 'line', runs: [run(`${label} : `, { bold: true }), run(value)] }),
    );
  const rows = pairs.map(([label, value]) => [[line(label)], [line(':')], [line(value)]]);
  return [{ kind: 'table', widths: [28, 3, 69], ruled: false, rows }];
}
