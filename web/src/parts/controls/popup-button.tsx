import { type ReactNode, Suspense, useState } from 'react';

/** How a button looks, before and after its popup is there. */
export type Face = { className: string; children: ReactNode };

type Props = {
  popup: 'dialog' | 'menu';
  face: Face;
  /** Where the face has no words of its own. */
  label?: string;
  /** Fetches the script of the popup. */
  load: () => Promise<unknown>;
  /** The lazy popup, opened, with a button of the same face. */
  children: ReactNode;
};

/** The button of a popup that is loaded when somebody reaches for it, and drawn from the first click on. */
export function PopupButton({ popup, face, label, load, children }: Props) {
  const [isWanted, setWanted] = useState(false);
  const reach = () => void load().catch(() => undefined);
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={popup}
      aria-expanded={false}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setWanted(true)}
      {...face}
    />
  );
  return isWanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}
