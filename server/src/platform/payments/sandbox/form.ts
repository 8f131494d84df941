import { SandboxRefusal } from './sandbox-refusal.ts';

export type Form = { [name: string]: string | Form | undefined };

const unsafeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses `line_items[0][price_data][currency]=usd` into nested objects; lists become objects with numeric keys. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    if (path.some((part) => unsafeNames.has(part))) throw new SandboxRefusal(400, 'Received unknown parameter.');
    assign(form, path, value);
  }
  return form;
}

function assign(form: Form, [first = '', ...rest]: string[], value: string) {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const below = form[first];
  const inner = typeof below === 'object' ? below : {};
  form[first] = inner;
  assign(inner, rest, value);
}

/** The text at a path of the form. */
export function textAt(form: Form, ...path: string[]): string | undefined {
  const found = path.reduce<string | Form | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    form,
  );
  return typeof found === 'string' ? found : undefined;
}

/** All texts directly below a path, such as metadata. */
export function textsAt(form: Form, ...path: string[]): Record<string, string> {
  const found = path.reduce<string | Form | undefined>(
    (at, name) => (typeof at === 'object' ? at[name] : undefined),
    form,
  );
  if (typeof found !== 'object') return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
