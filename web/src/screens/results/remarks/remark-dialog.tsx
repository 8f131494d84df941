import { changeRemark, type Remark, remarkMaxLength, removeRemark, writeRemark } from '@redmark/contract';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { ButtonRow } from '../../../parts/controls/button-row.tsx';
import { Modal } from '../../../parts/dialog/modal.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { TextArea } from '../../../parts/form/text-area.tsx';
import { LineChoice } from './line-choice.tsx';
import { useShownRemarks } from './use-remarks.ts';

type Props = {
  resumeId: string;
  /** The note to change; a new one is written without it. */
  remark?: Remark;
  open: boolean;
  onOpen: (open: boolean) => void;
  returnTo: RefObject<HTMLElement | null>;
};

/** Writes, changes and removes a note of one's own. */
export function RemarkDialog({ resumeId, remark, open, onOpen, returnTo }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState(remark?.text ?? '');
  const [line, setLine] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const form = useId();
  const show = useShownRemarks(resumeId);
  const done = (answer: { remarks: Remark[] }) => {
    onOpen(false);
    if (!remark) {
      setText('');
      setLine(null);
    }
    show(answer);
  };
  const write = useCall(writeRemark, { onSuccess: done });
  const change = useCall(changeRemark, { onSuccess: done });
  const remove = useCall(removeRemark, { onSuccess: done, onSettled: () => setAsking(false) });
  const isBusy = write.isPending || change.isPending;
  const params = { id: resumeId };

  function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setProblem('Write your note first.');
    setProblem(undefined);
    if (remark) void change.mutate({ params: { ...params, letter: remark.letter }, body: { text } });
    else void write.mutate({ params, body: { text, line } });
  }

  return (
    <>
      <Modal
        open={open && !isAsking}
        onOpen={onOpen}
        title={remark ? `Note ${remark.letter}` : 'A note of your own'}
        text="It stands beside ours, on the page and in the marked PDF, with a letter instead of a number. It changes no grade."
        returnTo={returnTo}
      >
        <form id={form} noValidate onSubmit={save} className="flex flex-col gap-5">
          {remark ? remark.quote && <Quote text={remark.quote} /> : <LineChoice value={line} onValue={setLine} />}
          <TextArea
            label="Your note"
            value={text}
            maxLength={remarkMaxLength}
            error={problem}
            onChange={({ target }) => setText(target.value)}
          />
        </form>
        <ButtonRow isInDialog>
          {remark && (
            <Button look="quiet" onClick={() => setAsking(true)}>
              Remove
            </Button>
          )}
          <Button type="submit" form={form} aria-disabled={isBusy} aria-busy={isBusy}>
            {remark ? 'Save' : 'Add note'}
          </Button>
        </ButtonRow>
      </Modal>
      <Question
        open={isAsking}
        onOpen={setAsking}
        title={`Remove note ${remark?.letter}?`}
        text="Its text is deleted for good."
        verb="Remove"
        isGrave
        onYes={async () => {
          if (remark) await remove.mutate({ params: { ...params, letter: remark.letter } });
        }}
      />
    </>
  );
}

const Quote = ({ text }: { text: string }) => (
  <p className="text-14 text-soft">
    About <q className="font-serif break-words text-ink">{text}</q>
  </p>
);
