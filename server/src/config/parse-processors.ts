import { type Processor, processorKinds } from '@redmark/contract';

const entry = new RegExp(`^([^:;()]+?)\\s*(?:\\((${processorKinds.join('|')})\\))?\\s*:\\s*([^:;]+)$`);

/**
 * Parses `PROCESSORS`, written as `name: purpose; name (kind): purpose`. Without a kind it is a `service`. Undefined
 * when the list has another form.
 */
export function parseProcessors(list: string): Processor[] | undefined {
  const matches = list
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => entry.exec(text));
  if (matches.length === 0 || matches.includes(null)) return undefined;
  return matches.flatMap((match) => {
    const [, name, kind, purpose] = match ?? [];
    return name && purpose
      ? [{ name: name.trim(), purpose: purpose.trim(), kind: processorKinds.find((one) => one === kind) ?? 'service' }]
      : [];
  });
}
