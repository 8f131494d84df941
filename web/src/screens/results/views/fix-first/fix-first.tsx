import type { Finding } from '@redmark/contract';
import { useMemo, useState } from 'react';
import { useReport } from '../../report/report-context.ts';
import { leastGain } from '../../report/report-tabs.ts';
import { ViewHead } from '../view-head.tsx';
import type { ViewProps } from '../view-props.ts';
import { FixRow } from './fix-row.tsx';
import { planOf, whatIf, worthLast } from './plan.ts';
import { WhatIfPanel } from './what-if-panel.tsx';

/** The findings by what they are worth, and the grade the resume would have without those that are ticked. */
export function FixFirst({ scoring, onShow }: ViewProps<'scoring'>) {
  const { findings } = useReport().grading;
  const { first, rest } = useMemo(() => planOf(findings, scoring), [findings, scoring]);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const now = useMemo(() => whatIf(scoring, new Set()), [scoring]);
  const then = whatIf(scoring, ticked);

  function tick(number: number) {
    const next = new Set(ticked);
    if (!next.delete(number)) next.add(number);
    setTicked(next);
  }

  if (findings.length === 0) {
    return <ViewHead title="Nothing to fix">We found nothing to mark, so there is nothing to win here.</ViewHead>;
  }
  const row = (finding: Finding) => (
    <li key={finding.number}>
      <FixRow
        finding={finding}
        later={finding.gain < leastGain ? worthLast(scoring, finding.number) : 0}
        isTicked={ticked.has(finding.number)}
        onTick={() => tick(finding.number)}
        onShow={() => onShow(finding)}
      />
    </li>
  );
  return (
    <div className="grid items-start gap-8 laptop:grid-cols-[minmax(0,1fr)_20rem] desktop:gap-16">
      <div className="flex min-w-0 flex-col gap-8">
        <ViewHead title="Fix these first">
          Tick what you would fix and see the grade you would have, computed with the rubric’s own formulas. The points
          at a note are what it adds alone; together, fixes can add more or less than their sum.
        </ViewHead>
        <ul aria-label="Fix these first" className="flex flex-col gap-3">
          {first.map(row)}
        </ul>
        {rest.length > 0 && (
          <div className="flex flex-col gap-4">
            <h3 className="text-22">Then the others</h3>
            <ul aria-label="Then the others" className="flex flex-col gap-3">
              {rest.map(row)}
            </ul>
          </div>
        )}
      </div>
      <WhatIfPanel
        now={now}
        then={then}
        ticked={ticked.size}
        count={findings.length}
        onFirst={() => setTicked(new Set(first.map(({ number }) => number)))}
        onAll={() => setTicked(new Set(findings.map(({ number }) => number)))}
        onNone={() => setTicked(new Set())}
        firstCount={first.length}
      />
    </div>
  );
}
