import { Button, LinkButton } from '../parts/controls/button.tsx';
import { CopyButton } from '../parts/controls/copy-button.tsx';
import { Pager } from '../parts/controls/pager.tsx';
import { PopupButton } from '../parts/controls/popup-button.tsx';
import { ShowMore } from '../parts/controls/show-more.tsx';
import { FormEnd } from '../parts/form/form-end.tsx';
import { ResendButton } from '../parts/form/resend-button.tsx';
import { SubmitButton } from '../parts/form/submit-button.tsx';
import { Shelf, Specimens } from './shelf.tsx';

const looks = ['main', 'quiet', 'ghost', 'bare', 'grave'] as const;
const sizes = ['small', 'normal', 'large'] as const;

export function Buttons() {
  return (
    <Shelf title="Buttons">
      {looks.map((look) => (
        <Specimens key={look} name={`Button, ${look}`}>
          {sizes.map((size) => (
            <Button key={size} look={look} size={size}>
              {size}
            </Button>
          ))}
          <Button look={look} disabled>
            disabled
          </Button>
          <LinkButton look={look} to="/parts">
            link
          </LinkButton>
        </Specimens>
      ))}
      <Specimens name="SubmitButton, ready, busy, not yet">
        <SubmitButton busy={false}>Save Changes</SubmitButton>
        <SubmitButton busy>Save Changes</SubmitButton>
        <SubmitButton busy={false} disabled>
          Save Changes
        </SubmitButton>
      </Specimens>
      <Specimens name="FormEnd, ready, busy, in a dialog">
        <FormEnd verb="Save Changes" busy={false} onCancel={() => {}} />
        <FormEnd verb="Save Changes" busy onCancel={() => {}} />
        <FormEnd verb="Save Changes" busy={false} isInDialog onCancel={() => {}} />
      </Specimens>
      <Specimens name="ResendButton, ready and waiting">
        <ResendButton onResend={async () => {}} />
        <ResendButton startsWaiting onResend={async () => {}} />
      </Specimens>
      <Specimens name="Pager, first, middle and last page">
        {[0, 1, 2].map((page) => (
          <Pager key={page} page={page} count={3} onPage={() => {}} />
        ))}
      </Specimens>
      <Specimens name="Button of a popup that is loaded when it is reached for">
        {(['menu', 'dialog'] as const).map((popup) => (
          <PopupButton
            key={popup}
            popup={popup}
            face={{ className: 'rounded-control underline underline-offset-4', children: `Opens a ${popup}` }}
            load={async () => {}}
          >
            <output>The {popup} was loaded.</output>
          </PopupButton>
        ))}
      </Specimens>
      <Specimens name="Copy">
        <CopyButton text="Led a team of four engineers" />
        <CopyButton text="Led a team of four engineers" label="Copy the line" />
      </Specimens>
      <Specimens name="Show more, and while more comes">
        {[false, true].map((isLoading) => (
          <ShowMore
            key={String(isLoading)}
            list={{ current: null }}
            count={24}
            hasMore
            isLoading={isLoading}
            onMore={() => {}}
          />
        ))}
      </Specimens>
    </Shelf>
  );
}
