import { type PageImage, refused } from '@redmark/grader/pool';
import type { GradeOptions, Graders } from '../platform/graders/graders.ts';
import { typedCandidate } from './recruiting/typed-candidate.ts';
import { noGrades, sampleFindings, sampleReport } from './reports/sample-report.ts';

type Started = { stage: NonNullable<GradeOptions['onStage']>; finish(): void; crash(error: Error): void };

const rubricVersion = 'test.1';
const page: PageImage = { page: 0, mid: new Uint8Array([1, 5, 0, 4]), big: new Uint8Array([1, 1, 0, 0, 8]) };

/**
 * Graders a test can pause in the middle of a grading and inspect. They decide by the text of the file: `encrypted` is
 * refused, `slow` is not rendered under a time limit, `noted` has findings, `puzzling` is hardly read, anything else is a
 * resume without any findings.
 */
export function createSteeredGraders() {
  const seen = { announced: 0, gradings: 0, renderings: 0, today: '' };
  let held: ((started: Started) => void) | undefined;
  const open = new Set<Started>();

  const judge = (bytes: Uint8Array) => {
    const text = new TextDecoder().decode(bytes);
    if (text.includes('encrypted')) return refused('encrypted');
    const findings = text.includes('noted') ? sampleFindings : [];
    return sampleReport(
      `Ada ${bytes.length}`,
      rubricVersion,
      findings,
      text.includes('puzzling') ? noGrades : undefined,
    );
  };

  const graders: Graders = {
    rubricVersion,
    prepare() {
      seen.announced += 1;
    },
    async grade(bytes, { images = false, today, onStage = () => {} }) {
      seen.gradings += 1;
      seen.today = today;
      if (held) await heldGrading(held, open, onStage);
      else onStage('writing');
      const graded = judge(bytes);
      return { graded, images: images && graded.ok ? [page] : [] };
    },
    async renderPages(bytes, { seconds } = {}) {
      seen.renderings += 1;
      if (seconds !== undefined && new TextDecoder().decode(bytes).includes('slow')) return refused('too_slow');
      const graded = judge(bytes);
      return graded.ok ? { ok: true, images: [page] } : graded;
    },
    async annotate(_bytes, findings, author, personal = []) {
      const notes = [`${author}: ${findings.map(({ number }) => number).join(' ')}`];
      for (const { letter, text, author: by } of personal) notes.push(`${by}: ${letter} ${text}`);
      return { ok: true, bytes: new TextEncoder().encode(notes.join('\n')) };
    },
    async match(_bytes, { advert, today }) {
      const asked = { kind: 'skill', weight: 'must', status: 'missing', value: 0 } as const;
      const demands = [{ ...asked, proofs: [], text: today, line: advert }];
      return { ok: true, match: { score: 0, parts: [], demands, title: { asked: null, closest: null } } };
    },
    async candidate(bytes) {
      return { ok: true, candidate: typedCandidate(bytes) };
    },
    threads: () => ({ all: 0, idle: 0, waiting: 0 }),
    async close() {},
  };

  return {
    graders,
    seen,
    /** Ends the gradings that are paused, and pauses no more: a host that stops waits for them, and one may begin again. */
    letGo() {
      held = undefined;
      for (const { finish } of open) finish();
    },

    /** Pauses gradings from now on; each call waits for the next one to begin. */
    hold() {
      const waiting: Started[] = [];
      let wanted: ((started: Started) => void) | undefined;
      held = (started) => {
        if (wanted) wanted(started);
        else waiting.push(started);
        wanted = undefined;
      };
      return async (): Promise<Started> =>
        waiting.shift() ??
        (await new Promise((resolve) => {
          wanted = resolve;
        }));
    },
  };
}

async function heldGrading(begin: (started: Started) => void, open: Set<Started>, stage: Started['stage']) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const started: Started = { stage, finish: resolve, crash: reject };
  open.add(started);
  begin(started);
  await promise.finally(() => open.delete(started));
}
