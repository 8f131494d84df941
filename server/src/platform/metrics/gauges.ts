import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import { inTime } from '../../base/in-time.ts';
import type { Graders } from '../graders/graders.ts';
import type { Queue } from '../queue/queue.ts';

type Watched = {
  queue: Pick<Queue, 'depth'>;
  graders: Pick<Graders, 'threads' | 'rubricVersion'>;
  /** The parts this host needs, and whether each works. */
  parts: () => Promise<Record<string, boolean>>;
  version: string;
};

/** Prometheus gives up after ten. */
const patienceSeconds = 2;

/** Adds what is measured when somebody asks: queue, threads and parts. A part that does not answer has no values. */
export function watchParts(registry: Registry, { queue, graders, parts, version }: Watched) {
  const registers = [registry];
  const info = new Gauge({
    name: 'redmark_build_info',
    help: 'The version of the product and of its rubric; always 1.',
    labelNames: ['version', 'rubric'],
    registers,
  });
  info.set({ version, rubric: graders.rubricVersion }, 1);

  const oldest = new Gauge({
    name: 'redmark_queue_oldest_seconds',
    help: 'Age of the oldest job that waits; 0 when none does. The same on every host.',
    registers,
  });
  new Gauge({
    name: 'redmark_queue_jobs',
    help: 'Gradings that wait or run, on all hosts together.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      oldest.reset();
      const depth = await inTime(patienceSeconds, queue.depth()).catch(() => undefined);
      if (!depth) return oldest.remove();
      this.set({ state: 'waiting' }, depth.waiting);
      this.set({ state: 'running' }, depth.running);
      oldest.set(depth.oldestSeconds);
    },
  });
  new Gauge({
    name: 'redmark_grader_threads',
    help: 'Worker threads of this host.',
    labelNames: ['state'],
    registers,
    collect() {
      const { all, idle } = graders.threads();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, all - idle);
    },
  });
  new Gauge({
    name: 'redmark_grader_waiting',
    help: 'Files that wait for a worker thread of this host.',
    registers,
    collect() {
      this.set(graders.threads().waiting);
    },
  });
  new Gauge({
    name: 'redmark_part_up',
    help: 'Whether a part this host needs works.',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const [part, works] of Object.entries(await parts())) this.set({ part }, works ? 1 : 0);
    },
  });
}

/** Adds memory, processor time, event-loop lag and garbage collection of this process. Once for a process. */
export function watchProcess(registry: Registry) {
  collectDefaultMetrics({ register: registry });
}
