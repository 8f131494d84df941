import { useState } from 'react';
import { LoadFailed } from '../parts/calls/load-failed.tsx';
import { Button } from '../parts/controls/button.tsx';
import { ButtonRow } from '../parts/controls/button-row.tsx';
import { Modal } from '../parts/dialog/modal.tsx';
import { Question } from '../parts/dialog/question.tsx';
import { notify } from '../parts/toasts/notify.ts';
import { Shelf, Specimens } from './shelf.tsx';

type Layer = 'modal' | 'question' | 'grave';

export function Layers() {
  const [open, setOpen] = useState<Layer>();
  const says = (layer: Layer) => ({
    open: open === layer,
    onOpen: (isOpen: boolean) => setOpen(isOpen ? layer : undefined),
  });
  return (
    <Shelf title="Layers">
      <Specimens name="Modal, Question and Question that takes something away">
        {(['modal', 'question', 'grave'] as const).map((layer) => (
          <Button key={layer} look="quiet" onClick={() => setOpen(layer)}>
            Open {layer}
          </Button>
        ))}
      </Specimens>
      <Specimens name="Toasts">
        <Button look="quiet" onClick={() => void notify('success', 'Resume uploaded successfully')}>
          Good news
        </Button>
        <Button look="quiet" onClick={() => void notify('error', 'Something went wrong. Please try again')}>
          Bad news
        </Button>
      </Specimens>
      <Specimens name="LoadFailed, normal and small">
        {(['normal', 'small'] as const).map((size) => (
          <LoadFailed
            key={size}
            size={size}
            query={{ error: new Error('We could not reach the server.'), refetch() {} }}
          />
        ))}
      </Specimens>
      <Modal {...says('modal')} title="A modal" text="What it says under its title.">
        <ButtonRow isInDialog>
          <Button look="quiet">Do nothing</Button>
          <Button onClick={() => setOpen(undefined)}>Close it</Button>
        </ButtonRow>
      </Modal>
      <Question {...says('question')} title="Log out" text="Are you sure?" verb="Logout" onYes={async () => {}} />
      <Question
        {...says('grave')}
        title="Delete this report?"
        text="It is deleted for good."
        verb="Delete"
        isGrave
        onYes={async () => setOpen(undefined)}
      />
    </Shelf>
  );
}
