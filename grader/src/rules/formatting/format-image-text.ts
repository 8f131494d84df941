import { isPictured, isPicturedPage } from '../../model/layout/pictured.ts';
import type { Page, Resume } from '../../model/resume.ts';
import type { Rule, RuleFinding } from '../../model/rule.ts';

const leastWords = 12;
/** A page with so many words is a page of a resume. */
const resumeWords = 120;
const coveredShare = 0.4;
/** A picture with its text behind it can be read, by most programs. */
const picturedWeight = 0.7;
const picturedGrave = 6;
/** Beside pages of text it is a certificate or a passport, and the resume itself can be read. */
const apart = 'A certificate belongs into a file of its own; what is part of the resume must be exported as text.';
const besideText = { severity: 'minor', weight: 0.15, grave: 0 } as const;

/** Text inside a picture does not exist for software. */
export const formatImageText: Rule = {
  name: 'format-image-text',
  group: 'formatting.horizontal',
  severity: 'critical',
  cost: { kind: 'presence', weight: 26 },
  grave: 14,
  about: {
    title: 'The text can be selected',
    finds: 'Pages that are pictures of text.',
    why: 'Programs see nothing on them.',
  },
  ofPictures: true,

  *check(resume) {
    const { pages } = resume;
    yield* picturedPages(resume);
    const isBesideText = pages.some(({ words }) => words.length >= resumeWords);
    for (const page of pages) {
      const picture = largestPicture(page);
      if (!picture || page.words.length >= leastWords) continue;
      const share = ((picture.x1 - picture.x0) * (picture.y1 - picture.y0)) / (page.width * page.height);
      if (share < coveredShare || pages.some((other) => other !== page && isSameGround(other, picture))) continue;
      yield {
        title: 'Make the text selectable',
        advice: `Page ${page.number + 1} is a picture, so software cannot read it. ${isBesideText ? apart : 'Export the resume as a text PDF instead of scanning it.'}`,
        text: '',
        at: [{ ...picture, page: page.number }],
        ...(isBesideText ? besideText : {}),
      };
    }
  },
};

/** Pages that are pictures with their text behind them: the resume itself, or a paper beside it. */
function* picturedPages(resume: Resume): Generator<RuleFinding> {
  const pictured = resume.pages.filter(isPicturedPage);
  const [first] = pictured;
  if (!first) return;
  const isWhole = isPictured(resume);
  const are = pictured.length === 1 ? `Page ${first.number + 1} is a picture` : `${pictured.length} pages are pictures`;
  const right = isWhole ? 'Export the resume as a text PDF from the program you wrote it in.' : apart;
  yield {
    ...(isWhole ? { severity: 'major', weight: picturedWeight, grave: picturedGrave } : besideText),
    title: isWhole ? 'Export your resume as text' : 'Make the text selectable',
    advice: `${are} with text laid unseen behind the letters, as after a scan. We read that text, as software of employers does, but nobody sees whether it says the same as the picture, and its type cannot be judged. ${right}`,
    text: '',
    at: pictured.map(({ number, width, height }) => ({ x0: 0, y0: 0, x1: width, y1: height, page: number })),
  };
}

/** Whether another page has the same picture at the same place below its text: then it is the ground of both. */
const isSameGround = (page: Page, { x0, y0, x1, y1 }: Page['shapes'][number]) =>
  page.words.length >= leastWords &&
  page.shapes.some(
    (shape) =>
      shape.kind === 'image' &&
      [shape.x0 - x0, shape.y0 - y0, shape.x1 - x1, shape.y1 - y1].every((step) => Math.abs(step) < 2),
  );

function largestPicture({ shapes }: Page) {
  const area = (shape: Page['shapes'][number]) => (shape.x1 - shape.x0) * (shape.y1 - shape.y0);
  return shapes.filter((shape) => shape.kind === 'image').toSorted((a, b) => area(b) - area(a))[0];
}
