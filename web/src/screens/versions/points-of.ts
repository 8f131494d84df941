/** Room above for the letters and below for half a point, in pixels. */
const edges = { top: 36, bottom: 12 };
/** Where the first and the last point stand, in percent of the width. */
const across = { first: 14, last: 96 };

/**
 * Where scores (0 to 100) stand in a picture of this height, evenly from left to right, with the lines behind them. The
 * scale is whole tens and at least twenty high, so that a small step does not look like a leap.
 */
export function pointsOf(scores: readonly number[], height: number) {
  const top = Math.min(100, Math.max(20, Math.ceil(Math.max(...scores) / 10) * 10));
  const bottom = Math.min(top - 20, Math.floor(Math.min(...scores) / 10) * 10);
  const yOf = (score: number) => edges.top + ((top - score) / (top - bottom)) * (height - edges.top - edges.bottom);
  const step = (across.last - across.first) / Math.max(1, scores.length - 1);
  return {
    points: scores.map((score, at) => ({ x: `${across.first + at * step}%`, y: yOf(score) })),
    ticks: Array.from({ length: (top - bottom) / 10 + 1 }, (_, at) => ({
      score: top - at * 10,
      y: yOf(top - at * 10),
    })),
  };
}
