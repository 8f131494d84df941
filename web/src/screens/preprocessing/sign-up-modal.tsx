import { LinkButton } from '../../parts/controls/button.tsx';
import { Modal } from '../../parts/dialog/modal.tsx';
import { Seal } from '../../parts/report/seal.tsx';

type Props = { open: boolean; onOpen: (open: boolean) => void; isReady: boolean };

export function SignUpModal({ open, onOpen, isReady }: Props) {
  return (
    <Modal
      open={open}
      onOpen={onOpen}
      title="Create an account to view your Grades!"
      text={
        isReady
          ? 'Your resume is graded, and the report is sealed until you have an account to keep it in. It takes a minute.'
          : 'Your resume is being graded. The report opens in your account, and that takes a minute to make.'
      }
    >
      <div className="flex flex-col gap-6">
        <div className="w-24 self-center">
          <Seal />
        </div>
        <div className="grid gap-3">
          <LinkButton to="/signup">Create Account</LinkButton>
          <LinkButton to="/login" look="quiet">
            I have an account
          </LinkButton>
        </div>
      </div>
    </Modal>
  );
}
