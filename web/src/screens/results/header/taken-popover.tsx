import { Popover } from '@base-ui/react/popover';
import type { Face } from '../../../parts/controls/popup-button.tsx';
import type { Taken } from './read-as-text.ts';

type Props = { taken: Taken[]; face: Face };

/** What the resume was taken for and what that changes, open from the start: it is loaded when somebody asks for it. */
export function TakenPopover({ taken, face }: Props) {
  return (
    <Popover.Root defaultOpen>
      <Popover.Trigger {...face} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="start" className="z-30">
          <Popover.Popup className="max-w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-5 text-14 shadow-paper">
            <Popover.Title className="font-serif text-18 font-semibold">What your resume was taken for</Popover.Title>
            <dl className="mt-3 flex flex-col gap-3">
              {taken.map(({ what, name, effect }) => (
                <div key={what}>
                  <dt className="font-medium">
                    {what}: {name}
                  </dt>
                  {effect && <dd className="text-soft">{effect}</dd>}
                </div>
              ))}
            </dl>
            <Popover.Description className="mt-3 border-line border-t pt-3 text-soft">
              Names, schools, employers, nationality and gaps between jobs never change a grade.
            </Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
