import type { ReportDocument } from '@redmark/rubric';

/** A job, or a post without pay; what was not read is empty. */
export type PostFields = { company: string; jobTitle: string; location: string; date: string; bullets: string[] };

export type ResumeFields = {
  profile: { name: string; email: string; phone: string; location: string; links: string[] };
  sections: { kind: string; title: string; page: number }[];
  workExperiences: PostFields[];
  volunteerExperiences: PostFields[];
  educations: { school: string; degree: string; date: string }[];
  skills: string[];
  bullets: string[];
};

/** A page as PNG files, 504 and 1008 pixels wide. */
export type PageImage = { page: number; mid: Uint8Array; big: Uint8Array };

/**
 * The result of a grading: the report as it is stored, and the resume as plain fields. `failures` holds the cause for
 * each of `document.failedRules`, without any text of the resume.
 */
export type Report = { ok: true; document: ReportDocument; resume: ResumeFields; failures: RuleFailure[] };

/** A rule that threw: the kind of error and the line of code. */
export type RuleFailure = { rule: string; error: string; at: string };

export const refusalSentences = {
  not_a_pdf: 'This file is not a PDF. Export your resume as PDF from the program you wrote it in and upload that.',
  damaged: 'This PDF is damaged and does not open. Export it again from the program you wrote it in.',
  encrypted: 'This PDF is locked with a password. Save a copy without a password and upload that.',
  no_text:
    'We found no text in this file, or hardly any: it may be a scan or a picture. Export it as PDF from the program you wrote it in.',
  too_large: 'This file is larger than 30 MB. Save it with smaller pictures and upload it again.',
  too_many_pages: 'This file has more than 20 pages. Upload only the resume itself.',
  unmappable_text: 'The letters in this PDF cannot be read by software. Export it again with standard fonts.',
  not_a_resume: 'This does not look like a resume. Upload a file with your name, contact details and experience.',
  wrong_language: 'We cannot read this language yet. Upload an English version of your resume.',
  too_slow: 'This file takes too much time or memory to read. Export it again as a simple PDF and upload that.',
} as const;
export type RefusalCode = keyof typeof refusalSentences;

/** The file could not be graded; this is no bad grade. */
export type Refused = { ok: false; error: { code: RefusalCode; message: string } };
export type Graded = Report | Refused;

/** The refusal of a file, with the sentence for its code. */
export function refused(code: RefusalCode): Refused {
  return { ok: false, error: { code, message: refusalSentences[code] } };
}
