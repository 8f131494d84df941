import type { Processor, ProcessorKind } from '@redmark/contract';
import { useEffect, useRef, useState } from 'react';

/**
 * The processors of personal data, which differ by installation. The server fills the list into the prerendered page;
 * after navigation within the application it is fetched.
 */
export function ProcessorList({ kind }: { kind: ProcessorKind }) {
  const list = useRef<HTMLUListElement>(null);
  const [processors, setProcessors] = useState<Processor[]>();

  useEffect(() => {
    if (list.current?.childElementCount === 0)
      void import('../../api/site.ts').then(async ({ readSite }) => {
        const { processors: all } = await readSite();
        setProcessors(all.filter((processor) => processor.kind === kind));
      });
  }, [kind]);

  if (!processors)
    return (
      <ul
        ref={list}
        data-processors={kind}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty; this keeps what the server wrote there.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  return (
    <ul data-processors={kind}>
      {processors.length === 0 && <li>None.</li>}
      {processors.map(({ name, purpose }) => (
        <li key={name}>
          <b>{name}</b> {purpose}
        </li>
      ))}
    </ul>
  );
}
