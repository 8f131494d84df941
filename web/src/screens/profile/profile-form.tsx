import {
  companySizes,
  industries,
  jobTitles,
  type Profile,
  profileFieldMaxLength,
  updateUser,
} from '@redmark/contract';
import { z } from 'zod';
import { Avatar } from '../../parts/account/avatar.tsx';
import { useCall } from '../../parts/calls/use-call.ts';
import { required } from '../../parts/form/rules.ts';
import { SelectField } from '../../parts/form/select-field.tsx';
import { SubmitButton } from '../../parts/form/submit-button.tsx';
import { TextField } from '../../parts/form/text-field.tsx';
import { useFields } from '../../parts/form/use-fields.ts';
import { notify } from '../../parts/toasts/notify.ts';
import { filledOnly, withOwn } from './profile-fields.ts';
import { useKeepProfile } from './use-keep-profile.ts';

const name = required.max(profileFieldMaxLength);
const fields = z.object({
  firstName: name,
  lastName: name,
  jobTitle: z.string(),
  industry: z.string(),
  companySize: z.string(),
});
const loadFields = async () => ({ fields });

export function ProfileForm({ profile }: { profile: Profile }) {
  const { register, handleSubmit, formState, watch } = useFields(loadFields, startOf(profile));
  const { errors, isSubmitting } = formState;
  const keep = useKeepProfile();

  const { mutate } = useCall(updateUser, {
    onSuccess(kept) {
      keep(kept);
      void notify('success', 'Profile updated successfully');
    },
  });
  const save = handleSubmit((changes) => mutate({ body: filledOnly(changes) }));

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-8">
      <div className="flex items-center gap-4">
        <Avatar name={watch('firstName')} size="large" />
        <div className="min-w-0">
          <p className="truncate text-18 font-medium">
            {watch('firstName')} {watch('lastName')}
          </p>
          <p className="truncate text-soft">{profile.email}</p>
        </div>
      </div>
      <div className="grid gap-6 tablet:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <fieldset className="flex flex-col gap-6">
        <legend className="mb-6 font-serif text-22 font-semibold">Profile Details</legend>
        <div className="grid gap-6 tablet:grid-cols-2">
          <SelectField
            label="Job Title"
            empty="Choose a job title"
            options={withOwn(jobTitles, profile.jobTitle)}
            {...register('jobTitle')}
          />
          <SelectField
            label="Industry"
            empty="Choose an industry"
            options={withOwn(industries, profile.industry)}
            {...register('industry')}
          />
          <SelectField
            label="Company size"
            empty="Choose a size"
            options={withOwn(companySizes, profile.companySize)}
            {...register('companySize')}
          />
        </div>
      </fieldset>
      <SubmitButton busy={isSubmitting} className="self-start">
        Save Changes
      </SubmitButton>
    </form>
  );
}

const startOf = ({ firstName, lastName, jobTitle, industry, companySize }: Profile) => ({
  firstName,
  lastName,
  jobTitle,
  industry,
  companySize,
});
