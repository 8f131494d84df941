import { Lock } from 'lucide-react';
import { LinkButton } from '../../../parts/controls/button.tsx';
import { moreText } from './hidden-by-plan.tsx';

/** Stands for the notes the plan hides. The reply does not contain them: what shows through is a decoration. */
export function UpgradeOverlay({ count, isShared }: { count: number; isShared: boolean }) {
  if (count === 0 || isShared) return null;
  return (
    <section aria-labelledby="upgrade" className="wrap pb-12 print:hidden">
      <div className="grid overflow-hidden *:col-start-1 *:row-start-1">
        <div aria-hidden="true" className="grid gap-3 opacity-60 tablet:grid-cols-3 max-tablet:*:not-first:hidden">
          {[0, 1, 2].map((card) => (
            <div key={card} className="flex min-h-72 flex-col gap-3 border-line border-l-2 bg-surface p-4">
              {['w-2/5', 'w-4/5', 'w-full', 'w-3/4', 'w-full', 'w-1/2'].map((width) => (
                <span key={width + card} className={`h-3 rounded-full bg-line ${width}`} />
              ))}
            </div>
          ))}
        </div>
        <div className="relative grid place-items-center bg-paper/60 p-4">
          <div className="flex max-w-md flex-col items-center gap-3 rounded-card border border-line bg-surface p-6 text-center shadow-paper">
            <Lock className="size-6 text-soft" aria-hidden="true" />
            <h2 id="upgrade" className="text-22">
              Upgrade to see all suggestions
            </h2>
            <p className="text-14 text-soft">{moreText(count)} on this tab. Your grade counts all of them already.</p>
            <LinkButton to="/pricing">See the plans</LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
