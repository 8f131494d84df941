import type { Version } from '@redmark/contract';
import { dateText } from '../../parts/report/report-words.ts';
import { pointsOf } from './points-of.ts';

/** In pixels; the width is that of the column, so that the figures keep their size. */
const height = 220;

/** The score of each version as a line, the oldest on the left. The table below it says the same in figures. */
export function GradeLine({ versions }: { versions: Version[] }) {
  const oldestFirst = versions.toReversed();
  const { points, ticks } = pointsOf(
    oldestFirst.map(({ scores }) => scores.Cumulative),
    height,
  );
  const [first, last] = [oldestFirst.at(0), oldestFirst.at(-1)];
  if (!first || !last) return null;
  const told = `The score over ${versions.length} versions, from ${first.scores.Cumulative.toFixed(1)} on ${dateText(first.createdAt)} to ${last.scores.Cumulative.toFixed(1)} on ${dateText(last.createdAt)}`;
  return (
    <figure className="flex max-w-3xl flex-col gap-2">
      <svg height={height} role="img" aria-label={told} className="w-full overflow-visible">
        {ticks.map(({ score, y }) => (
          <g key={score}>
            <line x1="10%" x2="100%" y1={y} y2={y} className="stroke-line" />
            <text x="0" y={y + 4} className="figures fill-soft text-12">
              {score}
            </text>
          </g>
        ))}
        {points.map(({ x, y }, at) => {
          const next = points[at + 1];
          return (
            next && <line key={x} x1={x} y1={y} x2={next.x} y2={next.y} strokeWidth="2.5" className="stroke-pen" />
          );
        })}
        {points.map(({ x, y }, at) => (
          <g key={x}>
            <circle cx={x} cy={y} r="5" strokeWidth="2.5" className="fill-paper stroke-pen" />
            <text x={x} y={y - 14} textAnchor="middle" className="fill-ink font-serif font-semibold text-16">
              {oldestFirst[at]?.grades.Cumulative?.replace('-', '−') ?? '–'}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="figures flex justify-between pl-[10%] text-12 text-soft">
        <span>{dateText(first.createdAt)}</span>
        <span>{dateText(last.createdAt)}</span>
      </figcaption>
    </figure>
  );
}
