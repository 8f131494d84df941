import { Button } from '../controls/button.tsx';
import { ButtonRow } from '../controls/button-row.tsx';
import { SubmitButton } from './submit-button.tsx';

type Props = {
  /** The label of the button that sends the form. */
  verb: string;
  busy: boolean;
  isInDialog?: boolean;
  onCancel: () => void;
};

/** The end of a form that can be left without sending it. */
export function FormEnd({ verb, busy, isInDialog = false, onCancel }: Props) {
  return (
    <ButtonRow isInDialog={isInDialog}>
      <Button look="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton busy={busy}>{verb}</SubmitButton>
    </ButtonRow>
  );
}
