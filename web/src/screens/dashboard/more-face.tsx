import { Ellipsis } from 'lucide-react';

export const moreClass =
  '-mt-1 -mr-2 grid size-10 shrink-0 place-items-center rounded-control text-soft hover:bg-line/60 hover:text-ink';

export function MoreFace() {
  return <Ellipsis className="size-5" aria-hidden="true" />;
}
