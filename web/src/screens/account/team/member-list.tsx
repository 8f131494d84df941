import { removeMember, type Team, type TeamMember } from '@redmark/contract';
import { useState } from 'react';
import { creditsText } from '../../../parts/billing/money.ts';
import { useCall } from '../../../parts/calls/use-call.ts';
import { Button } from '../../../parts/controls/button.tsx';
import { Question } from '../../../parts/dialog/question.tsx';
import { dayText } from '../../../parts/report/report-words.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { useTeamChanged } from './team-query.ts';
import { limitText, spentText } from './team-words.ts';

const row = 'flex flex-wrap items-start justify-between gap-3 border-line border-b py-4 first:border-t';

/** Everybody in a team with what they spent. */
export function MemberList({ team }: { team: Team }) {
  const { members, formerSpent, monthLimit } = team;
  const [limited, setLimited] = useState<TeamMember | 'all'>();
  const [asked, setAsked] = useState<TeamMember>();
  const changed = useTeamChanged();
  const remove = useCall(removeMember, {
    onSuccess: changed(`${asked?.name ?? 'The member'} was removed`),
    onSettled: () => setAsked(undefined),
  });

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-18">Who spent what</h3>
          <p className="figures text-14 text-soft">
            {monthLimit === null
              ? 'Members may use as many credits as there are.'
              : `Each member may use ${creditsText(monthLimit)} a month.`}
          </p>
        </div>
        <Button look="quiet" size="small" onClick={() => setLimited('all')}>
          {monthLimit === null ? 'Set a limit' : 'Change limit'}
        </Button>
      </div>
      <ul aria-label="Members" className="flex flex-col">
        {members.map((member) => (
          <li key={member.id} className={row}>
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <span className="break-words font-medium">{member.name}</span>
              {member.name !== member.email && <span className="break-all text-14 text-soft">{member.email}</span>}
              <span className="text-14 text-soft">
                {member.role === 'owner' ? 'Owner' : `Member since ${dayText(member.joinedAt)}`}
              </span>
              <span className="figures text-14">Spent {spentText(member.spent)}</span>
              {member.role === 'member' && (member.monthLimit ?? monthLimit) !== null && (
                <span className="figures text-14">Limit {limitText(team, member)}</span>
              )}
            </div>
            {member.role === 'member' && (
              <div className="flex gap-3">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={`Limit ${member.name}`}
                  onClick={() => setLimited(member)}
                >
                  Limit
                </Button>
                <Button look="quiet" size="small" aria-label={`Remove ${member.name}`} onClick={() => setAsked(member)}>
                  Remove
                </Button>
              </div>
            )}
          </li>
        ))}
        {formerSpent.total > 0 && (
          <li className={row}>
            <div className="flex flex-col gap-1">
              <span className="font-medium">People who left</span>
              <span className="figures text-14">Spent {spentText(formerSpent)}</span>
            </div>
          </li>
        )}
      </ul>
      {limited !== undefined && <LimitDialog team={team} member={limited} onClose={() => setLimited(undefined)} />}
      <Question
        open={asked !== undefined}
        onOpen={(open) => open || setAsked(undefined)}
        title={`Remove ${asked?.name ?? ''}?`}
        text="They keep their resumes and reports, and use credits of their own from now on. What is being graded already is finished with yours. We tell them by email."
        verb="Remove"
        isGrave
        onYes={async () => asked && (await remove.mutate({ params: { id: asked.id } }))}
      />
    </div>
  );
}
