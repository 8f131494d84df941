export type SlotName =
  | 'heading'
  | 'suggestions'
  | 'score'
  | 'partial'
  | 'author'
  | 'fileName'
  | 'lead'
  | 'strength'
  | 'name'
  | 'found'
  | 'outOf';

/** A place for words that `draw-first-sight.ts` puts in. */
export const Slot = ({ name }: { name: SlotName }) => <span data-slot={name} />;
