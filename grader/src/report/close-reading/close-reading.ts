import { isEnglish } from '../../model/language.ts';
import type { Resume } from '../../model/resume.ts';
import type { Numbered } from '../numbered.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import { type Impact, impactOf } from './impact.ts';
import { type ReadLine, readLinesOf } from './read-lines.ts';
import { type ReadField, type ReadSection, readFieldsOf, readSectionsOf } from './read-sections.ts';
import { type Rewritten, rewritesOf } from './rewrites.ts';
import { acrossTextOf, furnitureIn, plainTextOf } from './texts.ts';

/** What the resume was taken for; rules ask for these before they judge. */
export type ReadAs = {
  stage: Resume['stage'];
  years: number;
  locale: Resume['locale'];
  document: 'resume' | 'academic';
  english: boolean;
};

/** What was read, told so that a person can check it against the page. Texts are the author's own. */
export type CloseReading = {
  readAs: ReadAs;
  confidence: number;
  fields: ReadField[];
  sections: ReadSection[];
  skills: string[];
  /** Lines under roles, in reading order. */
  lines: ReadLine[];
  /** Every line in the order in which it was read. */
  plain: string[];
  /** The same page read straight across, where that differs: what a reader without a sense of columns gets. */
  across: string[] | null;
  doubts: Doubt[];
  impact: Impact | null;
  rewrites: Rewritten[];
};

/** Pure, like all of the reading: the same resume gives the same answer, byte for byte. */
export function closeReadingOf(resume: Resume, findings: readonly Numbered[]): CloseReading {
  const { sections, lines } = readSectionsOf(resume);
  return {
    readAs: {
      stage: resume.stage,
      years: resume.yearsOfExperience,
      locale: resume.locale,
      document: resume.isAcademic ? 'academic' : 'resume',
      english: isEnglish(resume),
    },
    confidence: resume.confidence,
    fields: readFieldsOf(resume),
    sections,
    skills: skillsIn(sections),
    lines: readLinesOf(resume, lines),
    plain: plainTextOf(resume),
    across: acrossTextOf(resume),
    doubts: doubtsOf(resume, furnitureIn(resume)),
    impact: impactOf(resume),
    rewrites: rewritesOf(resume, findings),
  };
}

function skillsIn(sections: ReadSection[]): string[] {
  return sections
    .filter((section) => section.kind === 'skills')
    .flatMap((section) => section.rest)
    .flatMap((text) => text.replace(/^[^:]{1,40}:\s*/, '').split(/[,;|•·]/))
    .map((skill) => skill.trim())
    .filter((skill) => /\p{L}/u.test(skill));
}
