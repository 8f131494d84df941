import { headerRects } from '../../model/header.ts';
import { isListOfCredits } from '../../model/performer.ts';
import type { Rule } from '../../model/rule.ts';
import { unreadWordsOf } from '../../model/unread-work.ts';
import { unwrittenOf, writtenWordsOf } from '../../model/written.ts';

/** Words in running text that show how somebody writes: seven or eight lines. */
const expected = 115;
const max = 26;
/** Below 1, so that losses rise quickly once words are missing. */
const power = 0.85;
/** Losses below this are too small for a finding. */
const leastLoss = 2;
/** Below this share of what tells work and studies, lines may stand in what was not read. */
const mostlyRead = 0.75;

/** A page of names and lists has no mistakes to find, and that must not count as good writing. */
export const grammarLittleWritten: Rule = {
  name: 'grammar-little-written',
  group: 'writing.grammar',
  severity: 'minor',
  cost: { kind: 'shortfall', max },
  about: {
    title: 'There is writing to judge',
    finds: 'Fewer than 115 words in the profile and in lines and paragraphs under jobs, projects and studies.',
    why: 'Where little is written out, no mistakes say little. On blind panels readers gave such pages a low mark for writing.',
  },

  *check(resume) {
    // Credits are no lines; writing then has no letter.
    if (resume.isAcademic || isListOfCredits(resume)) return;
    const written = writtenWordsOf(resume);
    const loss = max * Math.max(0, 1 - written / expected) ** power;
    if (loss < leastLoss) return;
    const isRead = resume.understanding.career >= mostlyRead;
    const seen = isRead ? 'stand' : 'that we could read stand';
    yield {
      title: 'Write more in lines and sentences',
      advice:
        written === 0
          ? `No whole lines or sentences ${seen} in your profile or under your work, so nothing shows how you write. Say there what you did, in lines of ten to twenty words.`
          : `Only ${written} words ${seen} in lines and sentences of your profile and your work, so little shows how you write. Say there what you did, in lines of ten to twenty words; ${expected} words are enough.`,
      text: '',
      at: headerRects(resume).slice(0, 1),
      loss,
      // Where enough was not read, it may stand there.
      untold: written + unreadWordsOf(resume) >= expected,
      toldWith: {
        rule: 'content-few-lines',
        // Without a letter for Writing it hardly counts there, which a remark says.
        ...(unwrittenOf(resume) === undefined
          ? { adds: 'It counts in Writing as well, since so few lines hardly show how you write.' }
          : {}),
      },
    };
  },
};
