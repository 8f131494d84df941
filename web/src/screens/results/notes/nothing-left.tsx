import { Button } from '../../../parts/controls/button.tsx';
import type { Filter } from './filter-notes.ts';

const sentences: Partial<Record<Filter, string>> = {
  'to-do': 'Every note here is done. Upload the new version to see what it changed.',
  done: 'Nothing is done here yet. Tick a note when you have dealt with it.',
};

/** Shown where there are notes, but none that the filter lets through. */
export function NothingLeft({ filter, onAll }: { filter: Filter; onAll: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="font-serif text-22">{sentences[filter] ?? 'There is no such note here.'}</p>
      <Button look="quiet" size="small" onClick={onAll}>
        Show all notes
      </Button>
    </div>
  );
}
