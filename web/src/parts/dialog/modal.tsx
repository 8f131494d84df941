import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  title: string;
  /** The text under the title, which screen readers read out when the dialog opens. */
  text: ReactNode;
  /** A question is closed by one of its answers, so it has no close button. */
  isQuestion?: boolean;
  /** Gets the focus when the dialog closes, where its opener is gone by then, like the entry of a menu. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
};

/** A dialog that closes by a click outside of it; on phones it slides up from below. */
export function Modal({ open, onOpen, title, text, isQuestion = false, returnTo, children }: Props) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-[var(--calm)] data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          role={isQuestion ? 'alertdialog' : 'dialog'}
          finalFocus={returnTo}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[94dvh] flex-col gap-6 overflow-y-auto rounded-t-card border-line bg-surface p-6 shadow-paper transition-[transform,opacity] duration-[var(--calm)] ease-out data-ending-style:translate-y-6 data-starting-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:opacity-0 tablet:inset-x-auto tablet:top-1/2 tablet:bottom-auto tablet:left-1/2 tablet:w-[30rem] tablet:-translate-x-1/2 tablet:-translate-y-1/2 tablet:rounded-card tablet:border tablet:p-8 tablet:data-ending-style:-translate-y-[45%] tablet:data-starting-style:-translate-y-[45%]"
        >
          <div className="flex flex-col gap-2">
            <Dialog.Title className={`text-28 ${isQuestion ? '' : 'pr-10'}`}>{title}</Dialog.Title>
            <Dialog.Description render={<div />} className="text-soft">
              {text}
            </Dialog.Description>
          </div>
          {children}
          {!isQuestion && (
            <Dialog.Close
              aria-label="Close"
              className="absolute top-3 right-3 grid size-10 place-items-center rounded-control text-soft hover:bg-line/60 hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Dialog.Close>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
