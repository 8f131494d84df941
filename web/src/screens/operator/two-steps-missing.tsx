import { askToLogOut } from '../../parts/account/log-out/ask-to-log-out.ts';
import { Button, LinkButton } from '../../parts/controls/button.tsx';
import { ArrivalHeading } from '../../parts/layout/arrival-heading.tsx';
import { Notice } from '../../parts/layout/notice.tsx';

const steps = [
  'On your account page, under “Two-step login”, set up an authenticator app.',
  'Log out, then log in with your password and the code that the app shows.',
  'Open this page again.',
];

export function TwoStepsMissing() {
  return (
    <Notice sketch={{ words: 'one step', pen: 'strike', above: 'two steps' }}>
      <ArrivalHeading className="text-36 tablet:text-48">Log in with two steps first</ArrivalHeading>
      <p className="max-w-measure text-18 text-soft">
        The console shows other people’s data, so a password alone does not open it. This login was made without a
        second step.
      </p>
      <ol className="flex max-w-measure list-decimal flex-col gap-3 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/account">Go to your account page</LinkButton>
        <Button look="quiet" onClick={askToLogOut}>
          Log out
        </Button>
      </div>
    </Notice>
  );
}
