import { gradeOn } from '../grade.ts';
import { compilePdfium, type Engine, startEngine } from '../pdf/engine.ts';
import { limits } from '../pdf/limits.ts';

/** What the function is called with: a name and the resume as base64. */
export type GradeEvent = { name?: string; path_resume?: string; today?: string };
export type GradeAnswer = { body: string } | { errorMessage: string; errorType: string };

let starting: Promise<Engine> | undefined;

/** The engine is made once for each instance of the function and used until it aborts. */
function engineOf(): Promise<Engine> {
  starting ??= startEngine(compilePdfium());
  return starting;
}

/**
 * The grader as an AWS Lambda function: `{name, path_resume}` in, `{body}` with the report as JSON out, or
 * `{errorMessage, errorType}`, where the type is the refusal's code.
 */
export async function handler(event: GradeEvent): Promise<GradeAnswer> {
  const { name = 'resume.pdf', path_resume: encoded = '', today = new Date().toISOString().slice(0, 10) } = event;
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length === 0) return { errorMessage: 'path_resume holds no file.', errorType: 'InvalidRequestContent' };
  if (bytes.length > limits.fileBytes)
    return { errorMessage: 'The file is larger than 30 MB.', errorType: 'RequestTooLarge' };
  try {
    const { graded } = gradeOn(await engineOf(), bytes, { today });
    if (!graded.ok) return { errorMessage: graded.error.message, errorType: graded.error.code };
    return { body: JSON.stringify({ name, ...graded }) };
  } catch {
    starting = undefined;
    return { errorMessage: 'This file takes too much time or memory to read.', errorType: 'too_slow' };
  }
}
