import { type Look, lookOf } from '../../model/layout/text-style.ts';
import { majorityOf } from '../../model/list/majority.ts';
import type { Resume, Section } from '../../model/resume.ts';
import type { Rule } from '../../model/rule.ts';

/** Titles every reader knows; a stranger may be a label that only looks like a title. */
const coreKinds: Section['kind'][] = [
  'summary',
  'objective',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'volunteering',
  'publications',
  'languages',
];

type Attribute = { of: (look: Look) => string | undefined; told: (look: Look) => string };

const attributes: Attribute[] = [
  { of: ({ size }) => `${Math.round(size)}`, told: ({ size }) => `${Math.round(size * 10) / 10} pt` },
  { of: ({ bold }) => (bold === undefined ? undefined : `${bold}`), told: ({ bold }) => (bold ? 'bold' : 'regular') },
  { of: ({ caps }) => `${caps}`, told: ({ caps }) => (caps ? 'capitals' : 'small letters') },
  { of: ({ italic }) => `${italic}`, told: ({ italic }) => (italic ? 'italic' : 'upright') },
  { of: ({ color }) => `${color}`, told: ({ color }) => `#${color.toString(16).padStart(6, '0')}` },
  { of: ({ font }) => font, told: ({ font }) => font },
];

/** Section titles look alike, so that the reader knows one when seeing it. */
export const formatHeadingStyleMixed: Rule = {
  name: 'format-heading-style-mixed',
  group: 'formatting.horizontal',
  severity: 'major',
  cost: { kind: 'count', weight: 3, max: 9, per: 'document' },
  about: {
    title: 'Section titles look alike',
    finds: 'A title in another size, weight, case or color than the others.',
    why: 'Titles are the map of the page.',
  },

  *check(resume) {
    for (const sections of comparable(resume)) {
      const odd = new Map<Section, string[]>();
      for (const { of, told } of attributes) {
        const look = (section: Section) => of(lookOf(section.heading));
        const found = majorityOf(sections, look);
        const [model] = found?.members ?? [];
        for (const section of found?.minority ?? [])
          if (model && !closeInSize(section, model, of))
            odd.set(section, [
              ...(odd.get(section) ?? []),
              `${told(lookOf(section.heading))}, not ${told(lookOf(model.heading))}`,
            ]);
      }
      for (const [section, differences] of odd)
        yield {
          title: 'Make section titles match',
          advice: `“${section.title}” is ${differences.join(', and ')} like your other titles. Make them match.`,
          text: section.title,
          at: [section.heading],
        };
    }
  },
};

/** Main column and sidebar may differ, so titles are compared within their column. */
function comparable({ sections, pages }: Resume): Section[][] {
  const core = sections.filter((section) => coreKinds.includes(section.kind));
  const inColumns = pages.some((page) => page.columns?.both);
  return [...Map.groupBy(core, (section) => (inColumns ? section.column : 0)).values()];
}

/** Sizes that round apart but differ by half a point or less are the same. */
function closeInSize(one: Section, other: Section, of: Attribute['of']): boolean {
  return of === attributes[0]?.of && Math.abs(one.heading.size - other.heading.size) <= 0.5;
}
