import type { AuditLine } from '@redmark/contract';
import { momentText } from '../moment-text.ts';

const actors = {
  operator: 'Operator, by command or token',
  owner: 'The owner',
  link: 'Whoever has the link',
};

export function AuditEntry({ line }: { line: AuditLine }) {
  const about = line.accountEmail ?? line.subject;
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
        {about && <span className="break-all text-14 text-soft">About {about}</span>}
        <span className="break-all text-14 text-soft">{line.operator ?? actors[line.actor]}</span>
      </span>
    </li>
  );
}
