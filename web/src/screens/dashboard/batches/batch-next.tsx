import { type Batch, batchKeptDays } from '@redmark/contract';
import { startBatch } from '../../../api/batch-calls.ts';
import { useTask } from '../../../parts/calls/use-task.ts';
import { Button, LinkButton } from '../../../parts/controls/button.tsx';
import { useSession } from '../../../session/use-session.ts';
import { affordable, type BatchCounts, priceText, resumesText } from './batch-counts.ts';
import { keepBatch } from './batches-cache.ts';
import { ChooseAgain } from './choose-again.tsx';
import { SortClients } from './clients/sort-clients.tsx';

type Props = { batch: Batch; counts: BatchCounts; credits: number | undefined; isSending: boolean };

/** Where a batch stands in one sentence, and what can be done about it. */
export function BatchNext({ batch, counts, credits, isSending }: Props) {
  const isGrading = counts.underWay > 0;
  const isPriced = !isSending && counts.startable > 0 && credits !== undefined;
  return (
    <div className="flex flex-col items-start gap-4 laptop:row-span-2">
      <p role="status" className="max-w-measure text-18">
        {standing(counts, isSending)}
      </p>
      {isPriced && !isGrading && <Price batch={batch} counts={counts} credits={credits} />}
      {!isSending && !isGrading && <SortClients files={batch.files} />}
      {!isSending && counts.waiting > 0 && <ChooseAgain batch={batch} count={counts.waiting} />}
    </div>
  );
}

function standing({ startable, underWay, graded, notTaken }: BatchCounts, isSending: boolean): string {
  if (isSending) return 'Your files are on their way. Nothing is graded or charged yet.';
  if (underWay > 0)
    return `${resumesText(underWay)} being graded. You can leave: this goes on, and the list waits here.`;
  if (startable > 0) return graded > 0 ? `${graded} graded, ${startable} not graded yet.` : 'Your files are here.';
  if (graded > 0) return `${resumesText(graded)} graded. The reports are below.`;
  return notTaken > 0 ? `None of these files can be graded. Nothing was charged.` : 'Nothing has arrived yet.';
}

function Price({ batch, counts, credits }: { batch: Batch; counts: BatchCounts; credits: number }) {
  const now = affordable(counts, credits);
  const start = useTask(async () => await startBatch(batch.id, now.credits), { onSuccess: keepBatch });
  const isShort = counts.price > credits;
  const isMember = useSession().user?.team?.role === 'member';
  return (
    <>
      <p className="figures max-w-measure">{priceText(counts, credits)}</p>
      <div className="flex flex-wrap gap-3">
        {now.files > 0 && (
          <Button disabled={start.isPending} onClick={() => void start.mutate()}>
            Grade {now.files === counts.startable ? filesWord(now.files) : now.files}
          </Button>
        )}
        {isShort && !isMember && (
          <LinkButton to="/pricing" look={now.files > 0 ? 'quiet' : 'main'}>
            Buy credits
          </LinkButton>
        )}
      </div>
      {isShort && (
        <p className="text-14 text-soft">
          {isMember && 'These are the credits your team has for you: ask its owner for more. '}
          What is not graded waits here for {batchKeptDays} days.
        </p>
      )}
    </>
  );
}

const filesWord = (count: number) => (count === 1 ? '1 resume' : `all ${count}`);
