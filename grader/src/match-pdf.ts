import type { Match } from '@redmark/rubric';
import { type Candidate, candidateOf } from './matching/candidate/candidate.ts';
import { matchResume } from './matching/index.ts';
import type { Resume } from './model/resume.ts';
import { withDocument } from './pdf/document.ts';
import type { Engine } from './pdf/engine.ts';
import { PdfError } from './pdf/pdf-error.ts';
import { readResume } from './reading/read-resume.ts';
import { trustUnmappedCodes } from './reading/rows/repair.ts';
import { refusalOfPages, refusalOfResume } from './report/refusal.ts';
import { type Refused, refused } from './report/report.ts';

export type Matched = { ok: true; match: Match } | Refused;

/** `today` is the day the resume was handed in, `YYYY-MM-DD`: years of experience are counted up to it. */
export type MatchOptions = { advert: string; today: string };

/** How a PDF fits an advert, as pasted. Never throws for a bad file, but returns a refusal. */
export function matchOn(engine: Engine, bytes: Uint8Array, { advert, today }: MatchOptions): Matched {
  const read = readOn(engine, bytes, today);
  return read.ok ? { ok: true, match: matchResume(read.resume, advert) } : read;
}

export type CandidateRead = { ok: true; candidate: Candidate } | Refused;

/** What is kept of a PDF so that its person can be found and matched without it. */
export function candidateOn(engine: Engine, bytes: Uint8Array, today: string): CandidateRead {
  const read = readOn(engine, bytes, today);
  return read.ok ? { ok: true, candidate: candidateOf(read.resume) } : read;
}

function readOn(engine: Engine, bytes: Uint8Array, today: string): { ok: true; resume: Resume } | Refused {
  try {
    const pages = trustUnmappedCodes(withDocument(engine, bytes, (document) => document.read()));
    const unreadable = refusalOfPages(pages);
    if (unreadable) return refused(unreadable);
    const resume = readResume(pages, today);
    const unfit = refusalOfResume(resume);
    return unfit ? refused(unfit) : { ok: true, resume };
  } catch (error) {
    if (error instanceof PdfError) return refused(error.code);
    throw error;
  }
}
