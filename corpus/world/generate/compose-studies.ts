import { type Block, line, run } from './block.ts';
import { itemsOf } from './items.ts';
import type { Look } from './look.ts';
import type { Study } from './person.ts';

/** A study told in a sentence. */
export function studySentence({ degree, school, dates, mark }: Study): string {
  return `${degree} from ${school} in ${dates}${mark ? ` with ${mark}` : ''}.`;
}

/** The studies of a section. */
export function studiesOf(studies: Study[], look: Look): Block[] {
  if (look.studies === 'table') return [tableOf(studies, look)];
  if (look.studies === 'items') return itemsOf(studies.map(studySentence), look);
  if (look.studies === 'sentence') return studies.map((study) => line(studySentence(study)));
  if (look.studies === 'rail')
    return [
      {
        kind: 'table',
        ruled: false,
        widths: [22, 78],
        rows: studies.map((study) => [
          [line(study.dates)],
          [line(study.degree, { bold: true }), line(tailOf(study)), ...itemsOf(study.lines ?? [], look)],
        ]),
      },
    ];
  const stacked = look.studies === 'stacked';
  return studies.flatMap((study): Block[] => [
    ...(stacked
      ? [line(study.degree, { bold: true }), line(tailOf(study)), line(study.dates, { italic: true })]
      : [
          {
            kind: 'line' as const,
            before: 3,
            runs: [run(study.degree, { bold: true }), run(`, ${tailOf(study)}`)],
            right: [run(study.dates, { italic: true })],
          },
        ]),
    ...itemsOf(study.lines ?? [], look),
  ]);
}

const tailOf = ({ school, mark }: Study) => (mark ? `${school} (${mark})` : school);

function tableOf(studies: Study[], look: Look): Block {
  const heads = look.studyHeads ?? ['Course', 'Institution', 'Year', 'Percentage'];
  const rows = studies.map(({ degree, school, dates, mark }) =>
    [degree, school, dates, mark ?? '–'].map((text) => [line(text)]),
  );
  return {
    kind: 'table',
    ruled: true,
    widths: [28, 40, 16, 16],
    rows: [heads.map((text) => [line(text, { bold: true })]), ...rows],
  };
}
