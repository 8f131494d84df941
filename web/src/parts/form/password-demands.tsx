import { Check } from 'lucide-react';
import { passwordDemands } from './password-rules.ts';

/** The demands on a password, ticked off while it is typed. */
export function PasswordDemands({ text }: { text: string }) {
  return (
    <ul aria-label="A password needs" className="grid grid-cols-2 gap-x-4 text-14">
      {passwordDemands.map(({ said, isMet }) => {
        const met = isMet(text);
        return (
          <li key={said} className={`flex items-center gap-2 ${met ? 'text-good' : 'text-soft'}`}>
            <span className="grid size-4 shrink-0 place-items-center" aria-hidden="true">
              {met ? <Check className="size-4" /> : <span className="size-1 rounded-full bg-edge" />}
            </span>
            <span>
              {said}
              {met && <span className="sr-only">, done</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
