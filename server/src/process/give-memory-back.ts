import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { millisecondsIn } from '../base/durations.ts';

const lookSeconds = 5;

/**
 * Collects garbage once after the start, and once whenever the last grading thread has ended. An idle process makes no
 * garbage, so that V8 would keep what the start or the work left behind, compiled PDFium included, until calls come again.
 * Returns what ends it.
 */
export function giveMemoryBack(
  threads: () => number,
  { collect = collectGarbage, seconds = lookSeconds } = {},
): () => void {
  let isOwed = true;
  const look = () => {
    if (threads() > 0) isOwed = true;
    else if (isOwed) {
      isOwed = false;
      collect();
    }
  };
  const timer = setInterval(look, seconds * millisecondsIn.second).unref();
  return () => clearInterval(timer);
}

/** The function exists only where V8 is told to make it, which can be done at any time. */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
}
