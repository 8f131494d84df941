import type { Match } from '@redmark/contract';
import { Button } from '../../../../parts/controls/button.tsx';
import type { Spot } from '../read-page.tsx';
import { CompareMatch } from './compare-match.tsx';
import { DemandGroup } from './demand-group.tsx';
import { advertTitle, demandsWith, statuses } from './demand-text.ts';
import { MatchScore } from './match-score.tsx';
import type { Adverts } from './use-adverts.ts';

type Props = {
  resumeId: string;
  match: Match;
  text: string;
  adverts: Adverts;
  onSpot: (spot: Spot | undefined) => void;
  onShow: (spot: Spot) => void;
  onAgain: () => void;
};

/** The score with its parts, and every demand with what the resume says of it. */
export function MatchResult({ resumeId, match, text, adverts, onSpot, onShow, onAgain }: Props) {
  const isKept = adverts.query.data?.some((advert) => advert.text === text) ?? false;
  return (
    <>
      <MatchScore match={match} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain} look="quiet">
          Match another advert
        </Button>
        <Button
          look="ghost"
          disabled={isKept}
          aria-busy={adverts.isSaving}
          onClick={() => adverts.save(advertTitle(match, text), text)}
        >
          {isKept ? 'Advert is saved' : 'Save this advert'}
        </Button>
      </div>
      {match.demands.length === 0 ? (
        <p className="max-w-measure text-soft">
          We could not read from this text what the job asks for. Paste the whole advert, with its requirements.
        </p>
      ) : (
        statuses.map(({ status, ...words }) => (
          <DemandGroup
            key={status}
            status={status}
            {...words}
            demands={demandsWith(match, status)}
            closest={match.title.closest}
            onSpot={onSpot}
            onShow={onShow}
          />
        ))
      )}
      <CompareMatch resumeId={resumeId} match={match} text={text} />
    </>
  );
}
