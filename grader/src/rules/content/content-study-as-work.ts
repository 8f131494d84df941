import { headerRects, rectOf } from '../../model/header.ts';
import { quote, sectionsOf } from '../../model/questions.ts';
import type { Entry } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

const bootCamp = /\bboot[- ]?camp\b/i;
/** Who teaches or works at a boot camp has a post there. */
const works =
  /\b(?:instructor|teach\w*|mentor|tutor|assistant|manager|coordinator|director|advis\w+|coach|founder|organi[sz]er|speaker|recruiter|support|ta|lead|admissions|curriculum|facilitator|trainer|officer|specialist|counsell?or)\b/i;
/** A student by name, and those who are paid or placed as such. */
const student = /^(?:[\p{L}&/+.-]+ ){0,3}student$/iu;
const employed =
  /\b(?:ph\.?d|doctoral|doctorate|graduate|postgraduate|working|work|research|exchange|visiting|medical|law|placement|intern\w*|clinical|practicum|co-?op|nurs\w+|trainee|dental|pharmacy|apprentice|aid|assistant|masters?|thesis)\b/i;

/** Studies among jobs make a reader doubt which of the other posts were some. */
export const contentStudyAsWork: Rule = {
  name: 'content-study-as-work',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'presence', weight: 1.5 },
  about: {
    title: 'Studies are told as studies',
    finds: 'A boot camp, or time as a student, among the jobs.',
    why: 'Whoever finds that a post was a course doubts the others too.',
  },

  *check(resume) {
    if (resume.isAcademic) return;
    const found = sectionsOf(resume, 'experience')
      .flatMap(({ entries }) => entries)
      .filter((entry) => isCamp(entry) || isStudent(entry));
    const [first] = found;
    if (!first) return;
    const name = [first.title, first.organisation].map((part) => part?.text ?? '').filter((part) => part !== '');
    const rects = found.flatMap(({ header }) => header.slice(0, 1).map(rectOf));
    yield {
      title: 'Move your studies out of the work',
      advice: `“${quote(name.join(', '))}” is training and no post, and among your jobs it makes a reader doubt the others. Put it under Education, and tell what you built there as projects: what each does, with what, and where it can be seen.`,
      text: first.title?.text ?? '',
      at: rects.length > 0 ? rects : headerRects(resume).slice(0, 1),
    };
  },
};

const isCamp = ({ title, organisation }: Entry) =>
  title !== undefined && bootCamp.test(organisation?.text ?? '') && !works.test(title.text);

const isStudent = ({ title, organisation }: Entry) =>
  title !== undefined && organisation !== undefined && student.test(title.text) && !employed.test(title.text);
