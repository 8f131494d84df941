import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Avatar } from '../../account/avatar.tsx';
import { AccountNav } from './account-nav.tsx';

/** A native popover: it closes by itself, returns the focus and works before hydration. */
export function ProfileMenu({ name }: { name: string }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-11 items-center gap-2 rounded-control px-2 text-14 font-medium hover:bg-line/60"
      >
        <Avatar name={name} />
        <span className="max-w-40 truncate">{name}</span>
        <span className="sr-only">Your menu</span>
        <ChevronDown className="size-4 text-soft" aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        className="absolute inset-auto top-15 right-[max(clamp(1rem,4vw,2rem),calc(50vw-38rem))] m-0 w-60 rounded-card border border-line bg-surface p-2 text-ink shadow-paper"
      >
        <AccountNav withPlan />
      </div>
    </>
  );
}
