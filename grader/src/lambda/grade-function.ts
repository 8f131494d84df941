import type { Pool } from '../pool/pool.ts';

/** The event of a call: a name, the resume as base64, and the day of the upload as YYYY-MM-DD. */
export type GradeEvent = { name?: string; path_resume?: string; today?: string };

/** The report as JSON, or why there is none: `errorType` is then the code of the refusal. */
export type GradeAnswer = { body: string } | { errorMessage: string; errorType: string };

const day = /^\d{4}-\d\d-\d\d$/;

/**
 * The grader as a function over a pool: `{name, path_resume}` in, `{body}` or `{errorMessage, errorType}` out. A file
 * that cannot be graded is an answer; an exception is a failure of the function itself.
 */
export function createGradeFunction(pool: Pick<Pool, 'grade'>) {
  return async (event: unknown): Promise<GradeAnswer> => {
    const { name, path_resume: encoded, today } = fieldsOf(event);
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length === 0) return { errorMessage: 'path_resume holds no file.', errorType: 'InvalidRequestContent' };
    if (!day.test(today)) return { errorMessage: 'today is no YYYY-MM-DD.', errorType: 'InvalidRequestContent' };
    const { graded } = await pool.grade(bytes, { today });
    if (!graded.ok) return { errorMessage: graded.error.message, errorType: graded.error.code };
    return { body: JSON.stringify({ name, ...graded }) };
  };
}

/** The fields of an event, which is checked before it is trusted. */
function fieldsOf(event: unknown): Required<GradeEvent> {
  const given: Partial<Record<keyof GradeEvent, unknown>> = typeof event === 'object' && event !== null ? event : {};
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
  return {
    name: text(given.name, 'resume.pdf'),
    path_resume: text(given.path_resume, ''),
    today: text(given.today, new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)),
  };
}
