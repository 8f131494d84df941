import { fileURLToPath } from 'node:url';
import type { ReportDocument } from '@redmark/rubric';
import { z } from 'zod';
import { Box, Finding, PageBox } from '../../contract/src/report/finding.ts';
import { Grades, Scores } from '../../contract/src/report/grades.ts';
import { Reading } from '../../contract/src/report/reading.ts';
import { ScoreSheet } from '../../contract/src/report/score-sheet.ts';
import { Grading } from '../../contract/src/report/wire-report.ts';
import { type Graded, type RefusalCode, type ResumeFields, refusalSentences } from '../../grader/src/report/report.ts';
import type { Generated } from './generated.ts';

/** Compiles only where both types take each other's values, so that the schemas cannot fall behind the types. */
type Same<A, B> = [A, B] extends [B, A] ? true : never;
const same = <_T extends true>() => {};

const Guide = z.object({
  page: z.int(),
  key: z.string(),
  x: z.number(),
  text: z.string(),
  off: z.array(z.object({ finding: z.int(), box: Box, text: z.string(), deviation: z.number() })),
});

const Pages = z.array(z.object({ width: z.number(), height: z.number() }));

const Document = z.object({
  rubricVersion: z.string(),
  grades: Grades,
  scores: Scores,
  stage: z.string(),
  locale: z.string(),
  confidence: z.number(),
  understood: z.number().optional(),
  profile: z.object({ name: z.string(), firstName: z.string() }),
  pages: Pages,
  guides: z.array(Guide),
  findings: z.array(Finding),
  insights: z.array(z.object({ title: z.string(), text: z.string() })),
  strengths: z.array(z.string()),
  failedRules: z.array(z.string()),
  reading: Reading.nullable(),
  scoring: ScoreSheet.nullable(),
});
same<Same<z.infer<typeof Document>, ReportDocument>>();

const Post = z.object({
  company: z.string(),
  jobTitle: z.string(),
  location: z.string(),
  date: z.string(),
  bullets: z.array(z.string()),
});

const Resume = z.object({
  profile: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z.string(),
    links: z.array(z.string()),
  }),
  sections: z.array(z.object({ kind: z.string(), title: z.string(), page: z.int() })),
  workExperiences: z.array(Post),
  volunteerExperiences: z.array(Post),
  educations: z.array(z.object({ school: z.string(), degree: z.string(), date: z.string() })),
  skills: z.array(z.string()),
  bullets: z.array(z.string()),
});
same<Same<z.infer<typeof Resume>, ResumeFields>>();

const codes = Object.keys(refusalSentences) as RefusalCode[];
const Refused = z.object({ ok: z.literal(false), error: z.object({ code: z.enum(codes), message: z.string() }) });
const Failure = z.object({ rule: z.string(), error: z.string(), at: z.string() });
const Report = z.object({ ok: z.literal(true), document: Document, resume: Resume, failures: z.array(Failure) });
const Answer = z.union([Report, Refused]);
same<Same<z.infer<typeof Answer>, Graded>>();

/** A file that cannot be read has a reason of the command's own, besides the refusals of the grader. */
const Line = z.union([
  z.object({
    file: z.string(),
    ok: z.literal(true),
    ms: z.number(),
    rubricVersion: z.string(),
    grades: Grades,
    scores: Scores,
    grading: Grading.extend({ reading: Reading.nullable(), scoring: ScoreSheet.nullable() }),
    findings: z.array(Finding),
    resume: Resume,
    pages: Pages,
  }),
  z.object({ file: z.string(), ok: z.literal(false), error: z.object({ code: z.string(), message: z.string() }) }),
]);

const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Box,
  PageBox,
  Finding,
  Grades,
  Scores,
  Reading,
  ScoreSheet,
  Resume,
  Pages,
}))
  named.add(schema, { id });

function schemaFile(name: 'line' | 'report', title: string, schema: z.ZodType): Generated {
  return {
    file: fileURLToPath(new URL(`../../grader/src/schema/${name}.json`, import.meta.url)),
    text: () => {
      const made = z.toJSONSchema(schema, { target: 'draft-2020-12', metadata: named });
      const { $schema, ...rest } = made;
      return `${JSON.stringify({ $schema, title, ...rest }, undefined, 2)}\n`;
    },
  };
}

/** The JSON schemas that `redmark schema` prints and the package ships. */
export const reportSchemas: Generated[] = [
  schemaFile('line', 'A line that redmark grade --json prints', Line),
  schemaFile('report', 'What grade() of @redmark/grader answers', Answer),
];
