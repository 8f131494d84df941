import { limitMember, limitMembers, type Team, type TeamMember, teamLimitMost } from '@redmark/contract';
import { z } from 'zod';
import { call } from '../../../api/call.ts';
import { messageOf } from '../../../api/refused.ts';
import { creditsText } from '../../../parts/billing/money.ts';
import { Modal } from '../../../parts/dialog/modal.tsx';
import { FormEnd } from '../../../parts/form/form-end.tsx';
import { TextField } from '../../../parts/form/text-field.tsx';
import { useFields } from '../../../parts/form/use-fields.ts';
import { notify } from '../../../parts/toasts/notify.ts';
import { useKeepTeam } from './team-query.ts';

const most = teamLimitMost.toLocaleString('en');
const fields = z.object({
  credits: z
    .string()
    .trim()
    .refine(
      (text) => /^\d{0,5}$/.test(text) && Number(text) <= teamLimitMost,
      `Write a whole number from 0 to ${most}, or nothing.`,
    ),
});
const loadFields = async () => ({ fields });

type Props = { team: Team; member: TeamMember | 'all'; onClose: () => void };

/** Asks for the limit of all members, or of one; an empty field ends it. */
export function LimitDialog({ team, member, onClose }: Props) {
  const isAll = member === 'all';
  const now = isAll ? team.monthLimit : member.monthLimit;
  const { register, handleSubmit, formState, setError } = useFields(loadFields, { credits: now?.toString() ?? '' });
  const keep = useKeepTeam();
  const save = handleSubmit(async ({ credits: text }) => {
    const body = { credits: text === '' ? null : Number(text) };
    try {
      await keep(
        isAll ? await call(limitMembers, { body }) : await call(limitMember, { params: { id: member.id }, body }),
      );
      void notify('success', 'The limit is saved');
      onClose();
    } catch (refused) {
      setError('credits', { message: messageOf(refused) });
    }
  });
  const ofAll = team.monthLimit === null ? 'no limit' : `${creditsText(team.monthLimit)}, the limit of all`;

  return (
    <Modal
      open
      onOpen={(open) => open || onClose()}
      title={isAll ? 'Limit of each member' : `Limit of ${member.name}`}
      text={
        isAll
          ? 'How many of your credits each member may use in a calendar month. What is used up comes back on the first, at midnight UTC.'
          : `${member.name} has used ${creditsText(member.spent.month)} this month. A limit of their own counts instead of that of all.`
      }
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-6">
        <TextField
          label="Credits a month"
          inputMode="numeric"
          autoComplete="off"
          hint={isAll ? 'Empty: as many as there are.' : `Empty: ${ofAll}.`}
          error={formState.errors.credits?.message}
          {...register('credits')}
        />
        <FormEnd verb="Save limit" busy={formState.isSubmitting} isInDialog onCancel={onClose} />
      </form>
    </Modal>
  );
}
