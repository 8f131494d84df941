const silentE = (word: string) => (word.endsWith('e') ? word.slice(0, -1) : word);
const afterY = (word: string) => (/[^aeiou]y$/.test(word) ? word.slice(0, -1) : undefined);
const onY = (ending: string) => (word: string) => {
  const stem = afterY(word);
  return stem === undefined ? undefined : stem + ending;
};

/** The marks of longer forms in the packed word list, and the words they stand for. */
export const endings: readonly (readonly [string, (word: string) => string | undefined])[] = [
  ['0', (word) => `${word}s`],
  ['1', (word) => `${silentE(word)}ed`],
  ['2', (word) => `${silentE(word)}ing`],
  ['3', (word) => `${silentE(word)}er`],
  ['4', (word) => `${silentE(word)}ers`],
  ['5', (word) => `${word}ly`],
  ['6', (word) => `${word}es`],
  ['7', (word) => `${word}ness`],
  ['8', (word) => `${silentE(word)}able`],
  ['9', onY('ies')],
  ['+', onY('ied')],
  ['-', onY('ier')],
  ['*', onY('iest')],
  ['=', onY('ily')],
  ['<', onY('iness')],
  ['>', (word) => `${silentE(word)}est`],
  ['!', (word) => `${silentE(word)}ings`],
  ['?', (word) => `${silentE(word)}ion`],
  [';', (word) => `${silentE(word)}ions`],
  [':', (word) => `${word}less`],
  ['_', (word) => `${silentE(word)}ation`],
  ['~', (word) => `${silentE(word)}ity`],
];
