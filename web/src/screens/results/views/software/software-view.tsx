import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { CopyButton } from '../../notes/copy-button.tsx';
import { ReadPage, type Spot } from '../read-page.tsx';
import { ViewHead } from '../view-head.tsx';
import type { ViewProps } from '../view-props.ts';
import { Doubts } from './doubts.tsx';
import { ReadFields } from './read-fields.tsx';
import { UnderstoodShare } from './understood-share.tsx';

/** What a program reads, beside the page it was read from. */
export function SoftwareView({ reading }: ViewProps<'reading'>) {
  const [spot, setSpot] = useState<Spot>();
  const texts = [
    { value: 'fields', name: 'Fields' },
    { value: 'plain', name: 'Plain text' },
    ...(reading.across ? [{ value: 'across', name: 'Straight across' }] : []),
  ];
  return (
    <div className="grid items-start gap-8 laptop:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] desktop:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] desktop:gap-12">
      <div className="flex min-w-0 flex-col gap-8">
        <ViewHead title="What software reads">
          Hiring systems turn your page into fields like these. This is our own reader, a typical one and no vendor’s:
          what it cannot tell, others may miss as well.
        </ViewHead>
        {reading.understood && <UnderstoodShare understood={reading.understood} sections={reading.sections} />}
        <Doubts doubts={reading.doubts} confidence={reading.confidence} />
        <Tabs.Root defaultValue="fields">
          <Tabs.List aria-label="Ways to look at it" className="flex gap-1 border-line border-b">
            {texts.map(({ value, name }) => (
              <Tabs.Tab
                key={value}
                value={value}
                className="-mb-px min-h-11 border-transparent border-b-2 px-3 text-14 font-medium text-soft hover:text-ink focus-visible:-outline-offset-2 data-active:border-pen data-active:text-ink"
              >
                {name}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value="fields" className="pt-6">
            <ReadFields reading={reading} onSpot={setSpot} />
          </Tabs.Panel>
          <Tabs.Panel value="plain" className="pt-6">
            <PlainText lines={reading.plain} lead="Every line in the order in which it was read." />
          </Tabs.Panel>
          {reading.across && (
            <Tabs.Panel value="across" className="pt-6">
              <PlainText
                lines={reading.across}
                lead="What a reader without a sense of columns gets: lines that stand side by side run into one another."
              />
            </Tabs.Panel>
          )}
        </Tabs.Root>
      </div>
      <div className="laptop:sticky laptop:top-6">
        <ReadPage spot={spot} marks={[{ look: 'unread', boxes: reading.understood?.unread ?? [] }]} />
      </div>
    </div>
  );
}

function PlainText({ lines, lead }: { lines: string[]; lead: string }) {
  const text = lines.join('\n');
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-4">
        <p className="text-14 text-soft">{lead}</p>
        <CopyButton text={text} />
      </div>
      <div className="border border-line bg-surface p-5">
        <pre className="whitespace-pre-wrap font-sans text-14 break-words">{text}</pre>
      </div>
    </div>
  );
}
