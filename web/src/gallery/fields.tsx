import { useState } from 'react';
import { AcceptText } from '../parts/form/accept-text.tsx';
import { PasswordDemands } from '../parts/form/password-demands.tsx';
import { PasswordField } from '../parts/form/password-field.tsx';
import { SelectField } from '../parts/form/select-field.tsx';
import { SwitchField } from '../parts/form/switch-field.tsx';
import { TextArea } from '../parts/form/text-area.tsx';
import { TextField } from '../parts/form/text-field.tsx';
import { TickBox } from '../parts/form/tick-box.tsx';
import { Shelf, Specimens } from './shelf.tsx';

const wrong = 'This field is required';

export function Fields() {
  const [isOn, setOn] = useState(false);
  return (
    <Shelf title="Fields">
      <Specimens name="TextField, empty, filled, with a hint, wrong, not to be changed, disabled">
        <TextField label="First name" />
        <TextField label="First name" defaultValue="Ines" />
        <TextField label="First name" hint="As it stands on your resume" />
        <TextField label="First name" error={wrong} />
        <TextField label="Email" defaultValue="ines@example.com" readOnly />
        <TextField label="Email" disabled />
      </Specimens>
      <Specimens name="PasswordField and PasswordDemands, empty, begun, met">
        {['', 'Abc', 'Correct-Horse-7'].map((text) => (
          <PasswordField key={text} label="Password" defaultValue={text} hint={<PasswordDemands text={text} />} />
        ))}
        <PasswordField label="Password" error={wrong} />
      </Specimens>
      <Specimens name="SelectField, empty and chosen">
        <SelectField label="Industry" empty="Choose an industry" options={['Education', 'Finance']} />
        <SelectField
          label="Industry"
          empty="Choose an industry"
          options={['Education', 'Finance']}
          defaultValue="Finance"
        />
      </Specimens>
      <Specimens name="TextArea, empty, with a hint, wrong">
        <TextArea label="Feedback" />
        <TextArea label="Feedback" hint="At least 10 characters." />
        <TextArea label="Feedback" error={wrong} />
      </Specimens>
      <Specimens name="TickBox, open, ticked, wrong">
        <TickBox>
          <AcceptText />
        </TickBox>
        <TickBox defaultChecked>I accept the Terms of Use</TickBox>
        <TickBox error={wrong}>I accept the Terms of Use</TickBox>
      </Specimens>
      <Specimens name="SwitchField">
        <SwitchField label="Job opportunities" checked={isOn} onChange={() => setOn(!isOn)}>
          Employers may find you.
        </SwitchField>
      </Specimens>
    </Shelf>
  );
}
