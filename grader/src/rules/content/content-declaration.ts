import { rectOf } from '../../model/header.ts';
import type { Resume, Row } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Affirming that what stands above is true. */
const oath =
  /\b(?:i|we|hereby|solemnly)\s+(?:(?:do|hereby|also|here|by|solemnly|further)\s+)*(?:declare|affirm|certify|confirm|assure|state)\b.{0,160}\b(?:true|correct|best of my|knowledge|belief)|\b(?:above|given|furnished|mentioned)[- ](?:mentioned |given |furnished )?(?:information|particulars|details|statements?)\b.{0,60}\b(?:is|are)\b.{0,20}\b(?:true|correct)/i;
const mostRows = 3;

/** A statement that the resume is true, and a line for the signature, are of another kind of paper. */
export const contentDeclaration: Rule = {
  name: 'content-declaration',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 2 },
  about: {
    title: 'No declaration and no signature',
    finds: 'A sentence that declares everything above to be true, with place, date or signature.',
    why: 'Forms end like that. Employers take it for granted that a resume is true, and check it themselves.',
  },

  *check(resume) {
    const rows = oathRowsOf(resume);
    const [first] = rows;
    if (!first) return;
    yield {
      title: 'Remove the declaration',
      advice:
        'Delete the declaration with its place, date and signature: a resume is taken to be true, and the lines are worth more for your work.',
      text: first.text,
      at: rows.map(rectOf),
    };
  },
};

/** The rows of the sentence, which may be broken over several lines. */
function oathRowsOf({ rows }: Resume): Row[] {
  for (let count = 1; count <= mostRows; count++) {
    const from = rows.findIndex((_, i) =>
      oath.test(
        rows
          .slice(i, i + count)
          .map(({ text }) => text)
          .join(' '),
      ),
    );
    if (from >= 0) return rows.slice(from, from + count);
  }
  return [];
}
