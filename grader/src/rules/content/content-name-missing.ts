import { headerRects } from '../../model/header.ts';
import { seemsNamed } from '../../model/name-on-page.ts';
import type { Field, Resume } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** The name is the first and largest line, where the eye starts. */
export const contentNameMissing: Rule = {
  name: 'content-name-missing',
  group: 'content',
  severity: 'major',
  cost: { kind: 'presence', weight: 6 },
  about: {
    title: 'Your name is the first thing on the page',
    finds: 'No name that stands out at the top of the first page.',
    why: 'Readers look for the name first, and programs file the resume under it.',
  },

  *check(resume) {
    if (resume.confidence < 0.7 || (resume.profile.name && !isInEntry(resume, resume.profile.name))) return;
    if (resume.profile.name === undefined && seemsNamed(resume)) return;
    const [page] = resume.pages;
    // After a blank first page the name may be anywhere.
    if (page?.words.length === 0) return;
    const pictured = page?.shapes.some((shape) => {
      const area = (shape.x1 - shape.x0) * (shape.y1 - shape.y0);
      return shape.kind === 'image' && shape.y0 < page.height * 0.25 && area >= 0.02 * page.width * page.height;
    });
    yield {
      title: 'Make your name the first thing on the page',
      advice: pictured
        ? 'Your name may be an image, which software cannot read. Write it as text at the top, 16 to 24 points.'
        : 'We could not find your name. Put it at the top as the first and largest line, 16 to 24 points.',
      text: '',
      at: headerRects(resume).slice(0, 1),
    };
  },
};

/**
 * Whether the "name" heads a role or a degree: then it is an employer or a school, and the person's own name is
 * missing.
 */
function isInEntry({ sections, bodySize }: Resume, { words: [first] }: Field): boolean {
  const headers = sections.flatMap((section) => section.entries).flatMap((entry) => entry.header);
  const isSmall = first !== undefined && first.size < bodySize * 1.25;
  return isSmall && headers.some((row) => row.words.includes(first));
}
