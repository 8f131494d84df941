import { type RefObject, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ButtonRow } from '../controls/button-row.tsx';
import { Modal } from './modal.tsx';

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  title: string;
  text: string;
  /** The label of the button that does it. */
  verb: string;
  /** It deletes something for good. */
  isGrave?: boolean;
  returnTo?: RefObject<HTMLElement | null>;
  onYes: () => Promise<void>;
};

/** Asks before something is done, and stays open while it is being done. */
export function Question({ open, onOpen, title, text, verb, isGrave = false, returnTo, onYes }: Props) {
  const [busy, setBusy] = useState(false);

  async function yes() {
    if (busy) return;
    setBusy(true);
    await onYes().finally(() => setBusy(false));
  }

  return (
    <Modal open={open} onOpen={(next) => busy || onOpen(next)} title={title} text={text} isQuestion returnTo={returnTo}>
      <ButtonRow isInDialog>
        <Button look="quiet" onClick={() => onOpen(false)} aria-disabled={busy}>
          Cancel
        </Button>
        <Button look={isGrave ? 'grave' : 'main'} onClick={yes} aria-disabled={busy} aria-busy={busy}>
          {verb}
          {busy && <span aria-hidden="true" className="breathe size-2 rounded-full bg-current" />}
        </Button>
      </ButtonRow>
    </Modal>
  );
}
