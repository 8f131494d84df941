import { Counter, Histogram, Registry } from 'prom-client';

/** A request that ended, by the pattern of its route: a path may contain the key to an upload. */
type Answered = { method: string; route: string; status: number; seconds: number; isStream: boolean };

type GradingOutcome = 'graded' | 'refused' | 'failed';

/** What this process counts for Prometheus. Labels have few values, and none of them is personal. */
export type Metrics = {
  registry: Registry;
  answered(request: Answered): void;
  /** A call that was refused, with the code of the refusal. */
  refused(code: string): void;
  staged(stage: string, seconds: number): void;
  graded(outcome: GradingOutcome, seconds: number): void;
  /** A booking in the credit ledger. One whose transaction is rolled back afterwards is counted as well. */
  creditsMoved(reason: string, credits: number): void;
  mailed(outcome: 'sent' | 'failed'): void;
};

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const gradingSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30, 60];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'redmark_http_requests_total',
    help: 'Requests that ended, by route and status; 499 is a client that left.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'redmark_http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its response; without event streams.',
    labelNames: ['method', 'route'],
    buckets: requestSeconds,
    registers,
  });
  const refusals = new Counter({
    name: 'redmark_refusals_total',
    help: 'Refused calls, by code.',
    labelNames: ['code'],
    registers,
  });
  const stages = new Histogram({
    name: 'redmark_grading_stage_duration_seconds',
    help: 'Time between the stages of a grading, by the stage that was left.',
    labelNames: ['stage'],
    buckets: gradingSeconds,
    registers,
  });
  const gradings = new Histogram({
    name: 'redmark_grading_duration_seconds',
    help: 'Attempts to grade a file, by their outcome; failed ones are tried again.',
    labelNames: ['outcome'],
    buckets: gradingSeconds,
    registers,
  });
  const movements = new Counter({
    name: 'redmark_credit_movements_total',
    help: 'Bookings in the credit ledger, by reason.',
    labelNames: ['reason'],
    registers,
  });
  const credits = new Counter({
    name: 'redmark_credits_moved_total',
    help: 'Credits of these bookings, given or taken.',
    labelNames: ['reason'],
    registers,
  });
  const mails = new Counter({
    name: 'redmark_mails_total',
    help: 'Letters handed to the mail server, or not.',
    labelNames: ['outcome'],
    registers,
  });

  return {
    registry,
    answered({ method, route, status, seconds, isStream }) {
      requests.inc({ method, route, status });
      if (!isStream) latency.observe({ method, route }, seconds);
    },
    refused: (code) => refusals.inc({ code }),
    staged: (stage, seconds) => stages.observe({ stage }, seconds),
    graded: (outcome, seconds) => gradings.observe({ outcome }, seconds),
    creditsMoved(reason, moved) {
      movements.inc({ reason });
      credits.inc({ reason }, Math.abs(moved));
    },
    mailed: (outcome) => mails.inc({ outcome }),
  };
}
