const clearLine = '\r\x1b[K';

/** A line on standard error that says how many files are done; nothing where that is no terminal. */
export function progressOf(all: number) {
  const isShown = process.stderr.isTTY && all > 1;
  let done = 0;
  const show = () => isShown && process.stderr.write(`${clearLine}${done} of ${all} graded`);
  show();
  return {
    step() {
      done++;
      show();
    },
    /** Prints something else, with the line out of the way. */
    around(print: () => void) {
      if (isShown) process.stderr.write(clearLine);
      print();
      show();
    },
    end: () => isShown && process.stderr.write(clearLine),
  };
}
