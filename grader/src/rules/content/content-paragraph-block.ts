import { quote, rowRects } from '../../model/questions.ts';
import type { Bullet } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { textBlocksOf } from '../../model/text-blocks.ts';
import { opensWithFirm } from './content-employer-described.ts';

/** Nobody reads a wall of text in ten seconds. */
export const contentParagraphBlock: Rule = {
  name: 'content-paragraph-block',
  group: 'content',
  severity: 'major',
  cost: { kind: 'count', weight: 4, max: 12, per: 'entries' },
  anyLanguage: true,
  habit: true,
  about: {
    title: 'Bullets instead of paragraphs',
    finds: 'Blocks of running text under a role.',
    why: 'One in four hiring managers calls long paragraphs a deal-breaker.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    for (const block of textBlocksOf(resume)) {
      if (isPartOrFirm(block) || opensWithFirm(block.text)) continue;
      const sentences = Math.max(2, (block.text.match(/[.;!?](?= |$)/g) ?? []).length);
      yield {
        title: 'Turn this paragraph into bullets',
        advice: `This block of text is hard to skim. Break it into ${Math.min(6, sentences)} bullets, one achievement each.`,
        text: quote(block.text, 80),
        at: rowRects(block),
      };
    }
  },
};

/** Whether a block goes on from a line that was read as something else, or tells what a firm does. */
const isPartOrFirm = ({ text }: Bullet) =>
  /^\P{L}*\p{Ll}/u.test(text) ||
  /^(?:description|about|company|client)\b.{0,30}[:–-]/i.test(text) ||
  /\b(?:is|are) (?:an? |the |one of )?(?:\p{L}+[ -]){0,4}(?:compan(?:y|ie)|firm|manufacturer|provider|group|organi[sz]ation|dealer|distributor|supplier|start-?up)s?\b/iu.test(
    text,
  ) ||
  /^(?:distributors?|manufacturers?|dealers?|suppliers?|exporters?) /i.test(text);
