import { skeletonPlaceholders } from '@redmark/contract';
import { Shell } from '../../parts/layout/shell.tsx';
import { SkeletonLines } from '../../parts/layout/skeleton-lines.tsx';
import { Welcome, welcomeHeading } from './welcome.tsx';

/** The dashboard without what is asked of the server, in the place that it will take. */
export function DashboardWaiting() {
  return (
    <Shell isWaiting>
      <div className="for-accounts">
        <Welcome
          heading={<h1 className={welcomeHeading}>Hi</h1>}
          credits={<div className="min-h-11" />}
          panel={<div className="min-h-56 bg-surface shadow-paper" />}
        />
        <div className="wrap py-16">
          <SkeletonLines count={skeletonPlaceholders.screen} label="Your reports are loading" />
        </div>
      </div>
    </Shell>
  );
}
