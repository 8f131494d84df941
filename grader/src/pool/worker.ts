import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { annotatedOn, gradeOn, renderPagesOn } from '../grade.ts';
import { candidateOn, matchOn } from '../match-pdf.ts';
import { type Engine, startEngine } from '../pdf/engine.ts';
import type { Answer, Order } from './messages.ts';
import { warmUp } from './warm-up.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');
lowerPriority(workerData.niceness);
const engine = await startEngine(workerData.module, workerData.heapBytes);
if (workerData.warm) warmUp(engine);

/** Linux sets the priority of this thread alone; elsewhere it would be that of the whole process. */
function lowerPriority(niceness: number) {
  if (niceness > 0 && process.platform === 'linux') os.setPriority(niceness);
}

function answer(message: Answer, transfer: ArrayBuffer[] = []) {
  port?.postMessage(message, transfer);
}

port.on('message', (order: Order) => {
  try {
    work(engine, order);
  } catch (error) {
    // An aborted engine must never be used again: the host drops this thread whatever the reason.
    const why = error instanceof WebAssembly.RuntimeError || error instanceof RangeError ? 'memory' : 'fault';
    answer({ kind: 'broken', why, detail: error instanceof Error ? (error.stack ?? error.message) : 'unknown' });
  }
});

function work(engine: Engine, order: Order) {
  if (order.kind === 'render') {
    const result = renderPagesOn(engine, order.bytes);
    answer({ kind: 'rendered', result, heapBytes: engine.heapSize() }, result.ok ? buffersOf(result.images) : []);
    return;
  }
  if (order.kind === 'annotate') {
    const result = annotatedOn(engine, order.bytes, order.findings, order.author, order.personal);
    answer({ kind: 'annotated', result, heapBytes: engine.heapSize() });
    return;
  }
  if (order.kind === 'match') {
    const result = matchOn(engine, order.bytes, order);
    answer({ kind: 'matched', result, heapBytes: engine.heapSize() });
    return;
  }
  if (order.kind === 'candidate') {
    const result = candidateOn(engine, order.bytes, order.today);
    answer({ kind: 'candidate-read', result, heapBytes: engine.heapSize() });
    return;
  }
  const { bytes, today, images } = order;
  const onStage = (stage: Extract<Answer, { kind: 'stage' }>['stage']) => answer({ kind: 'stage', stage });
  const result = gradeOn(engine, bytes, { today, images, onStage });
  answer({ kind: 'graded', result, heapBytes: engine.heapSize() }, buffersOf(result.images));
}

function buffersOf(images: { mid: Uint8Array; big: Uint8Array }[]): ArrayBuffer[] {
  return images.flatMap(({ mid, big }) => [mid.buffer as ArrayBuffer, big.buffer as ArrayBuffer]);
}

answer({ kind: 'ready' });
