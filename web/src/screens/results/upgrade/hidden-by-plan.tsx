import { Link } from 'react-router';

export const moreText = (count: number) => `${count} more ${count === 1 ? 'suggestion' : 'suggestions'}`;

/** How many notes of a tab the plan hides. This line stands above the notes; `UpgradeOverlay` below them. */
export function HiddenByPlan({ count, isShared }: { count: number; isShared: boolean }) {
  if (count === 0) return null;
  return (
    <p className="text-14 text-soft">
      {isShared ? `${moreText(count)} on this tab are not part of this link.` : `${moreText(count)} on this tab. `}
      {!isShared && (
        <Link to="/pricing" className="text-ink underline decoration-edge underline-offset-4 hover:decoration-ink">
          Upgrade to see all
        </Link>
      )}
    </p>
  );
}
