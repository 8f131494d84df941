import { type BarePost, barePostsOf, newestBarePost, wordsOfVitae } from '../../model/academic-posts.ts';
import { headerRects, rectOf } from '../../model/header.ts';
import { toldWordsOf } from '../../model/language/told.ts';
import { quote, sectionsOf } from '../../model/questions.ts';
import type { Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

/** Words about the work that readers of a vitae expect, of which the length of its lists makes up for a part. */
const expected = 400;
const ofLists = { share: 0.1, most: 150 };
const max = 36;
/** Losses below this are too close to what is expected for a note. */
const leastLoss = 3;
/** Below this share of what tells work and studies, lines may stand in what was not read. */
const mostlyRead = 0.75;

/** Who treats patients tells other work than who does research. */
const ofMedicine =
  /\b(?:surgeon|surgery|physician|house (?:officer|surgeon)|medical officer|registrar|(?:senior|junior) resident|residency|orthop(?:a?edic)s?|paediatric\w*|pediatric\w*|cardiolog\w*|an(?:a?e)sthe\w*)\b/i;
const mostOfMedicine = 2;

/** What readers of a vitae want to know of a post. */
function whatOf(resume: Resume): string {
  const titles = sectionsOf(resume, 'experience', 'research').flatMap(({ entries }) =>
    entries.map(({ title }) => title?.text ?? ''),
  );
  return titles.filter((title) => ofMedicine.test(title)).length >= mostOfMedicine
    ? 'which operations or cases, how many, your own part and how they came out'
    : 'the question, the methods, your own part and what was found';
}

/** A vitae of bare posts and titles says what was held, and not what was done. */
export const contentAcademicUntold: Rule = {
  name: 'content-academic-untold',
  group: 'content',
  severity: 'minor',
  cost: { kind: 'shortfall', max },
  anyLanguage: true,
  about: {
    title: 'The research is told',
    finds: 'A vitae of which posts, projects and classes are told in few words for its length.',
    why: 'Of 29 such vitae coaches asked 17 to say more of the posts; those that tell them were rated two thirds of a letter higher.',
  },

  *check(resume) {
    if (!resume.isAcademic || resume.wordCount < wordsOfVitae) return;
    const told = toldWordsOf(resume);
    const loss = max * Math.max(0, 1 - (told + Math.min(ofLists.most, ofLists.share * resume.wordCount)) / expected);
    if (loss < leastLoss) {
      yield* listedOnly(resume);
      return;
    }
    const bare = newestBarePost(resume);
    yield {
      title: bare
        ? bare.isAlone
          ? 'Say more of your newest post'
          : 'Say what you did in your posts'
        : 'Tell more of your work',
      advice: bare ? adviceOn(bare, whatOf(resume)) : adviceOnAll(Math.round(told), resume),
      text: bare?.title ?? '',
      at: bare ? bare.header.slice(0, 1).map(rectOf) : headerRects(resume).slice(0, 1),
      loss,
    };
  },
};

/** What a list of bare posts costs where the rest is told. */
const listedLoss = 2;

function* listedOnly(resume: Resume): Generator<RuleFinding> {
  const posts = barePostsOf(resume);
  const [first] = posts;
  if (!first) return;
  yield {
    title: 'Say what you did in your posts',
    advice: `${posts.length} posts tell title, place and time, and hardly a line what was done there. Add two or three to those that count most: ${whatOf(resume)}.`,
    text: first.title?.text ?? '',
    at: first.header.slice(0, 1).map(rectOf),
    loss: listedLoss,
  };
}

function adviceOn({ title, isAlone, isOneOfSeveral }: BarePost, what: string): string {
  if (isAlone) return `“${quote(title, 60)}” is read first, and hardly a line tells of it. Add two or three: ${what}.`;
  return isOneOfSeveral
    ? `Your posts tell title, place and time, and no line what was done there. Add two or three to the newest: ${what}.`
    : `Your post tells title, place and time, and no line what was done there. Add two or three: ${what}.`;
}

/** From so many words on the work is told, and what came of it may be what is missing. */
const toldInPart = 150;

function adviceOnAll(told: number, resume: Resume): string {
  const teaches = sectionsOf(resume, 'teaching').length > 0;
  const ofClasses = teaches ? '; of classes the level, how many students there were, and what you did by yourself' : '';
  if (told >= toldInPart)
    return `About ${told} words tell what you did. Add to the two or three parts that count most what was found and which part was yours${ofClasses}.`;
  const found = resume.understanding.career < mostlyRead ? 'that we could read ' : '';
  return `${told === 0 ? 'No words' : `Only about ${told} words`} ${found}tell what you did. Say more of the two or three posts or projects that count most: ${whatOf(resume)}${ofClasses}.`;
}
