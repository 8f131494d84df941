import type { Rect, Shape } from '../../model/page.ts';
import { isPerformer } from '../../model/performer.ts';
import type { Profile, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';
import { continent } from '../../words/places/continent.ts';

const share = { least: 0.01, most: 0.15 };
const aspect = { least: 0.6, most: 1.4 };
const shortestSide = 45;
/** Codes, logos and monograms have fewer tones than any photo. */
const fewestTones = 10;
/** Side in points: QR codes are about as large as photos, but square and small. */
const codeSide = 60;

/** In points: a picture that stands out of the page by more is a decoration. */
const outside = 20;

/** Countries where a photo is customary, by their telephone codes: those of the Gulf, and of East and Southeast Asia. */
const customary = /^(?:\+|00)?(?:97[1345]|96[568]|81|82|84|86|62|63|66)/;
const ofGulf =
  /\b(?:UAE|U\.A\.E|Emirates|Dubai|Abu Dhabi|Sharjah|Qatar|Doha|Saudi|KSA|Riyadh|Jeddah|Kuwait|Bahrain|Oman|Muscat)\b/i;

/** Whether the person can be reached where employers expect a photo. A code counts where the number is long enough to have one. */
const isCustomary = ({ phone, location }: Profile) =>
  ofGulf.test(location?.text ?? '') ||
  (/^\D*(?:\+|00)/.test(phone?.text ?? '') || (phone?.text.replace(/\D/g, '').length ?? 0) > 11
    ? customary.test((phone?.text ?? '').replace(/[^\d+]/g, ''))
    : false);

/** At least so many jobs and studies, and half of all, where a photo is customary. */
const fewestPlaces = 2;

/** Whether the jobs and studies were where a photo is customary, whatever the address says. */
function hasLivedThere({ sections }: Resume): boolean {
  const entries = sections
    .filter(({ kind }) => kind === 'experience' || kind === 'education')
    .flatMap((one) => one.entries);
  const there = entries.filter(({ header }) => header.some(({ text }) => continent.test(text) || ofGulf.test(text)));
  return there.length >= fewestPlaces && 2 * there.length >= entries.length;
}

/** Whether the middle of one picture is inside another. */
const isOver = (one: Rect, other: Rect) => {
  const [x, y] = [(one.x0 + one.x1) / 2, (one.y0 + one.y1) / 2];
  return x > other.x0 && x < other.x1 && y > other.y0 && y < other.y1;
};

/** The share of a picture that a filled path may hide before nobody sees it. */
const hidden = 0.9;

/** Whether something opaque was drawn over a picture, such as the ground of a cell. */
function isCovered(picture: Shape, shapes: readonly Shape[]): boolean {
  const area = (picture.x1 - picture.x0) * (picture.y1 - picture.y0);
  return shapes.some((shape) => {
    const width = Math.min(shape.x1, picture.x1) - Math.max(shape.x0, picture.x0);
    const height = Math.min(shape.y1, picture.y1) - Math.max(shape.y0, picture.y0);
    const isAbove = shape.kind === 'path' && shape.filled && shape.opaque && shape.order > picture.order;
    return isAbove && width > 0 && height > 0 && width * height >= hidden * area;
  });
}

/** A portrait invites bias, and many readers in the US and the UK must set it aside. */
export const contentPhoto: Rule = {
  name: 'content-photo',
  // The same text gets the same content grade in every template, and a photo belongs to the template.
  group: 'formatting.horizontal',
  severity: 'minor',
  cost: { kind: 'presence', weight: 4 },
  about: {
    title: 'No photo',
    finds:
      'A portrait on the first page, except in continental Europe, the Gulf, East Asia and other languages than English. It costs little: research on photos is divided.',
    why: 'Photos invite bias and disturb the programs that read resumes.',
  },

  *check(resume) {
    const [page] = resume.pages;
    if (!page || resume.locale === 'EU' || resume.language !== 'english') return;
    if (isCustomary(resume.profile) || hasLivedThere(resume) || isPerformer(resume)) return;
    const pictures = page.shapes.filter((shape) => {
      const { kind, x0, y0, x1, y1 } = shape;
      const [width, height] = [x1 - x0, y1 - y0];
      const part = (width * height) / (page.width * page.height);
      const ratio = width / Math.max(1, height);
      const isCode = Math.abs(ratio - 1) < 0.02 && width < codeSide;
      return (
        kind === 'image' &&
        x0 > -outside &&
        y0 > -outside &&
        x1 < page.width + outside &&
        !isCode &&
        y0 < page.height * 0.4 &&
        part >= share.least &&
        part <= share.most &&
        ratio >= aspect.least &&
        ratio <= aspect.most &&
        Math.min(width, height) >= shortestSide &&
        (shape.tones === undefined || shape.tones >= fewestTones) &&
        !isCovered(shape, page.shapes)
      );
    });
    // A picture and the frame that lies over it are one.
    const photos = pictures.filter((one, i) => !pictures.slice(0, i).some((other) => isOver(one, other)));
    const [photo] = photos;
    // Several similar pictures are logos.
    if (!photo || photos.length > 1) return;
    yield {
      title: 'Leave out the photo',
      advice:
        'Many employers want resumes without a photo, since it invites bias. Leave it off unless one is customary where you apply.',
      text: '',
      at: [{ x0: photo.x0, y0: photo.y0, x1: photo.x1, y1: photo.y1, page: page.number }],
    };
  },
};
