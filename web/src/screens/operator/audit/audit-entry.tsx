import type { AuditLine } from '@redmark/contract';
import { Link } from 'react-router';
import { accountPath } from '../account-path.ts';
import { momentText } from '../moment-text.ts';

const actors = {
  operator: 'an operator, with a command or token',
  owner: 'the owner',
  link: 'whoever has the link',
};

export function AuditEntry({ line }: { line: AuditLine }) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-line border-t py-3 tablet:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={line.at} className="figures text-14 text-soft tablet:pt-0.5">
        {momentText(line.at)}
      </time>
      <span className="flex min-w-0 flex-col gap-1">
        <span className="break-words">
          {line.action}
          {line.times > 1 && <span className="text-soft">, {line.times} times that day</span>}
        </span>
        {line.subject && (
          <span className="break-all text-14 text-soft">
            About{' '}
            {line.accountEmail ? (
              <Link to={accountPath(line.subject)} className="underline underline-offset-4">
                {line.accountEmail}
              </Link>
            ) : (
              line.subject
            )}
          </span>
        )}
        <span className="break-all text-14 text-soft">By {line.operator ?? actors[line.actor]}</span>
      </span>
    </li>
  );
}
