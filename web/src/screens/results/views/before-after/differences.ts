import { diffWordsWithSpace } from 'diff';

export type Piece = { text: string; kind: 'same' | 'gone' | 'new' | 'blank' };

const question = /(\[[^\]]*\])/;

/**
 * What changed between two lines, word by word. Brackets are blanks for the author to fill in, and are marked as such
 * instead of as new words.
 */
export function differencesOf(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const changes = diffWordsWithSpace(before, after);
  const side = (dropped: 'added' | 'removed', kind: 'gone' | 'new') =>
    changes
      .filter((change) => !change[dropped])
      .flatMap(({ value, added, removed }) =>
        added || removed ? bare(value, kind) : [{ text: value, kind: 'same' as const }],
      )
      .filter(({ text }) => text !== '');
  return { before: bridged(joined(side('added', 'gone'))), after: withBlanks(bridged(joined(side('removed', 'new')))) };
}

/** A changed word without the whitespace around it, which did not change. */
function bare(text: string, kind: Piece['kind']): Piece[] {
  const [, before = '', word = '', after = ''] = text.match(/^(\s*)([\s\S]*?)(\s*)$/) ?? [];
  return [
    { text: before, kind: 'same' },
    { text: word, kind },
    { text: after, kind: 'same' },
  ];
}

function joined(pieces: Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}

/** Whitespace between two changed words belongs to the change. */
function bridged(pieces: Piece[]): Piece[] {
  return joined(
    pieces.map((piece, i) => {
      const [last, next] = [pieces[i - 1], pieces[i + 1]];
      const isBridge = piece.kind === 'same' && piece.text.trim() === '' && last && last.kind === next?.kind;
      return isBridge ? { ...piece, kind: last.kind } : piece;
    }),
  );
}

/** The word diff may cut a bracket in two, so brackets are looked for in the line as a whole. */
function withBlanks(pieces: Piece[]): Piece[] {
  const line = pieces.map(({ text }) => text).join('');
  const kinds = pieces.flatMap(({ text, kind }) => Array.from({ length: text.length }, () => kind));
  let at = 0;
  for (const part of line.split(question)) {
    if (question.test(part)) kinds.fill('blank', at, at + part.length);
    at += part.length;
  }
  return joined(Array.from({ length: line.length }, (_, i) => ({ text: line.charAt(i), kind: kinds[i] ?? 'same' })));
}
