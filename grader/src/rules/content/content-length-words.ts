import { creditsAdviceOf } from '../../model/casting.ts';
import { headerRects } from '../../model/header.ts';
import { isNewToWork } from '../../model/new-to-work.ts';
import { isListOfCredits } from '../../model/performer.ts';
import { isAcademicRecord, sectionsOf } from '../../model/questions.ts';
import type { Rule } from '../../model/rule.ts';

const least = { usual: 250, students: 190, any: 150 };
const most = { onePage: 750, morePages: 1000 };
const loss = { low: 30, high: 6, nearlyNothing: 24 };
/** What a nearly empty page takes from the final score, in log points. */
const graveEmpty = 12;
/** Losses below this are too small for a finding. */
const leastLoss = 1.5;
const majorLoss = 6;

/** Too little text leaves nothing to judge; too much is not read. */
export const contentLengthWords: Rule = {
  name: 'content-length-words',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'shortfall', max: 48 },
  about: {
    title: 'There is neither too little nor too much',
    finds: 'Fewer than 250 words (students 190), steeply below 150, or far more than 750 on one page and 1,000 on two.',
    why: 'Too little leaves nothing to judge, and too much is not read.',
  },

  *check(resume) {
    const words = resume.wordCount;
    // Who is still a student, or has worked for weeks, has studies and training to tell of.
    const hasRoles = !isNewToWork(resume) && sectionsOf(resume, 'experience').some(({ entries }) => entries.length > 0);
    const fewest = resume.stage === 'student' ? least.students : least.usual;
    const empty = Math.max(0, 1 - words / least.any);
    const low = loss.low * Math.max(0, 1 - words / fewest) + loss.nearlyNothing * empty;
    // So many words are usual for jobs; of a performer they are asked where something to be cast by is missing.
    const credits = isListOfCredits(resume) ? creditsAdviceOf(resume) : undefined;
    if (low >= leastLoss && credits?.advice !== '')
      yield {
        severity: low >= majorLoss ? 'major' : 'minor',
        title: 'Adjust the amount of content',
        advice: `The resume has only ${words} words. Aim for 400 to 600: add ${hasRoles ? 'results to your latest roles' : 'what you did in projects, training, studies or work'}.`,
        text: '',
        at: headerRects(resume).slice(0, 1),
        loss: low,
        ...credits,
        // Few lines of work and few words are one complaint.
        toldWith: {
          rule: 'content-few-lines',
          ...(credits ? {} : { adds: `The resume has only ${words} words; 400 to 600 are usual.` }),
        },
        grave: graveEmpty * Math.sqrt(empty),
      };
    const limit = resume.pages.length === 1 ? most.onePage : most.morePages;
    const high = isAcademicRecord(resume) ? 0 : Math.min(loss.high, (loss.high * Math.max(0, words - limit)) / limit);
    if (high >= leastLoss)
      yield {
        title: 'Adjust the amount of content',
        advice: `${words} words is long. Trim the older roles first and keep about ${limit}.`,
        text: '',
        at: headerRects(resume).slice(0, 1),
        loss: high,
      };
  },
};
