import type { Reading, ReadSection } from '@redmark/rubric';
import { isEnglish } from '../../model/language/is-english.ts';
import type { Resume } from '../../model/resume.ts';
import type { Numbered } from '../number-findings.ts';
import { doubtsOf } from './doubts.ts';
import { impactOf } from './impact.ts';
import { readLinesOf } from './read-lines.ts';
import { readFieldsOf, readSectionsOf } from './read-sections.ts';
import { rewritesOf } from './rewrites.ts';
import { acrossTextOf, furnitureIn, plainTextOf } from './texts.ts';
import { understoodOf } from './understood.ts';

/** What software reads in the resume. Pure: the same resume gives the same result, byte for byte. */
export function closeReadingOf(resume: Resume, findings: readonly Numbered[]): Reading {
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
    understood: understoodOf(resume),
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
