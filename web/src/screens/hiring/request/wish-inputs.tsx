import {
  advertMaxLength,
  companyMaxLength,
  contactNameMaxLength,
  type HiringRequest,
  hiringRegions,
  placeMaxLength,
  roleMaxLength,
  salaryCurrencies,
  workplaces,
} from '@redmark/contract';
import type { ReactNode } from 'react';
import { SelectField } from '../../../parts/form/select-field.tsx';
import { TextArea } from '../../../parts/form/text-area.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import type { usePlainForm } from '../../../parts/form/use-plain-form.ts';

type Props = {
  field: ReturnType<typeof usePlainForm>['field'];
  /** What the request has now, where it is changed. */
  now?: HiringRequest['wishes'];
  /** The field for the address, where it is asked for. */
  email?: ReactNode;
};

const pair = 'grid items-start gap-5 tablet:grid-cols-2';

/** The fields of what an employer looks for. */
export function WishInputs({ field, now, email }: Props) {
  const asked = (name: string) => ({ ...field(name), required: true });
  return (
    <>
      <div className={pair}>
        <TextField
          label="Company"
          autoComplete="organization"
          maxLength={companyMaxLength}
          defaultValue={now?.company}
          {...asked('company')}
        />
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={contactNameMaxLength}
          defaultValue={now?.person}
          {...asked('person')}
        />
      </div>
      {email}
      <TextField label="Role" maxLength={roleMaxLength} defaultValue={now?.role} {...asked('role')} />
      <div className={pair}>
        <SelectField label="Region" options={hiringRegions} defaultValue={now?.region} {...field('region')} />
        <SelectField label="Workplace" options={workplaces} defaultValue={now?.workplace} {...field('workplace')} />
      </div>
      <TextField
        label="Place"
        hint="City or area. May stay empty for remote work."
        maxLength={placeMaxLength}
        defaultValue={now?.place}
        {...field('place')}
      />
      <div className="grid items-start gap-5 tablet:grid-cols-[1fr_1fr_8rem]">
        <TextField
          label="Salary from, a year"
          inputMode="numeric"
          defaultValue={now?.salaryFrom}
          {...asked('salaryFrom')}
        />
        <TextField label="Salary to, a year" inputMode="numeric" defaultValue={now?.salaryTo} {...asked('salaryTo')} />
        <SelectField label="Currency" options={salaryCurrencies} defaultValue={now?.currency} {...field('currency')} />
      </div>
      <TextField
        label="Must-have skills"
        hint="With commas between them. Three that you will not do without say more than ten."
        defaultValue={now?.mustHave.join(', ')}
        {...asked('mustHave')}
      />
      <TextField label="Nice-to-have skills" defaultValue={now?.niceToHave.join(', ')} {...field('niceToHave')} />
      <TextField
        label="Years of such work"
        inputMode="numeric"
        hint="0 where you ask for none."
        defaultValue={now?.years}
        {...asked('years')}
      />
      <TextArea
        label="Job advert"
        hint="If you have one, paste it here."
        maxLength={advertMaxLength}
        defaultValue={now?.advert}
        {...field('advert')}
      />
    </>
  );
}
