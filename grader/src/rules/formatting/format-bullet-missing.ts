import { quote, rowsAt, sectionsOf } from '../../model/questions.ts';
import type { Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const peersWithBullets = 0.6;
const paragraphWords = 20;
const surely = 0.7;

/** Where most roles list achievements as bullets, a role told as a paragraph is skipped by the eye. */
export const formatBulletMissing: Rule = {
  name: 'format-bullet-missing',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'count', weight: 3, max: 12, per: 'bullets' },

  *check(resume) {
    if (resume.confidence < surely) return;
    for (const section of sectionsOf(resume, 'experience')) {
      const entries = section.entries.filter((entry) => entry.header.length > 0);
      const bulleted = entries.filter((entry) => entry.bullets.length > 0);
      // An entry's peers are the others: of two roles one with bullets is all of them.
      if (bulleted.length === 0 || bulleted.length < peersWithBullets * (entries.length - 1)) continue;
      for (const entry of entries.filter(isParagraphOnly))
        for (const paragraph of entry.paragraphs.filter((one) => one.text.split(' ').length >= paragraphWords))
          yield {
            title: 'Break this paragraph into bullets',
            advice:
              'Your other roles use bullets and this one is a block of text. Give each achievement its own bullet.',
            text: quote(paragraph.text),
            at: rowsAt(paragraph),
          };
    }
  },
};

function isParagraphOnly({ bullets, paragraphs }: Entry): boolean {
  return bullets.length === 0 && paragraphs.some((paragraph) => paragraph.text.split(' ').length >= paragraphWords);
}
