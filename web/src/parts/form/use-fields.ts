import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { sayError } from '../../session/say-error.ts';
import { notify } from '../notify.ts';
import { type Complaints, complaintsOf } from './complaints-of.ts';

type Values = Record<string, string | boolean>;
type Control = HTMLInputElement | HTMLSelectElement;
type Form = z.ZodType<Values, Values>;
type NameIn<Schema extends Form> = keyof z.input<Schema> & string;

/**
 * A form that checks a field when it is left, and from then on while it is corrected. What it checks by comes when
 * somebody begins to type, or is waited for by the first check.
 */
export function useFields<Schema extends Form>(loadFields: () => Promise<{ fields: Schema }>, start: z.input<Schema>) {
  type Name = NameIn<Schema>;
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<Complaints<Name>>({});
  const [touchedFields, setTouched] = useState<Partial<Record<Name, boolean>>>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const controls = useRef(new Map<Name, Control>());

  useEffect(() => {
    const warm = () => void loadFields().catch(() => undefined);
    addEventListener('input', warm, { once: true });
    return () => removeEventListener('input', warm);
  }, [loadFields]);

  /** What stands in the fields, whoever wrote it: a browser that fills in a form need not tell. */
  const read = () => ({
    ...start,
    ...Object.fromEntries([...controls.current].map(([name, at]) => [name, valueIn(at)])),
  });

  async function check(names: Name[]) {
    const { fields } = await loadFields();
    const found = complaintsOf<Name>(fields.safeParse(read()));
    setErrors((now) => ({ ...now, ...Object.fromEntries(names.map((name) => [name, found[name]])) }));
  }

  /** `deps`: fields whose complaints depend on this one. */
  function register(name: Name, { deps = [] }: { deps?: Name[] } = {}) {
    const value: string | boolean | undefined = start[name];
    const again = () => void check([name, ...deps]).catch(() => undefined);
    return {
      name,
      ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value }),
      ref: (control: Control | null) => {
        if (control) controls.current.set(name, control);
        else controls.current.delete(name);
      },
      onChange: ({ currentTarget }: FormEvent<Control>) => {
        setValues((now) => ({ ...now, [name]: valueIn(currentTarget) }));
        if (touchedFields[name]) again();
      },
      onBlur: () => {
        setTouched((now) => ({ ...now, [name]: true }));
        again();
      },
    };
  }

  function handleSubmit(send: (given: z.output<Schema>) => unknown) {
    return async (event: FormEvent) => {
      event.preventDefault();
      if (isSubmitting) return;
      setSubmitting(true);
      try {
        const { fields } = await loadFields();
        const given = fields.safeParse(read());
        const found = complaintsOf<Name>(given);
        setErrors(found);
        setTouched(
          Object.fromEntries([...controls.current.keys()].map((name) => [name, true])) as typeof touchedFields,
        );
        if (given.success) await send(given.data);
        else [...controls.current].find(([name]) => found[name])?.[1].focus();
      } catch (error) {
        void notify('error', sayError(error));
      } finally {
        setSubmitting(false);
      }
    };
  }

  function reset(to: z.input<Schema> = start) {
    for (const [name, control] of controls.current) put(control, to[name]);
    setValues(to);
    setErrors({});
    setTouched({});
  }

  function setFocus(name: Name, { shouldSelect = false } = {}) {
    const control = controls.current.get(name);
    control?.focus();
    if (shouldSelect && control instanceof HTMLInputElement) control.select();
  }

  const watch = <N extends Name>(name: N) => values[name];
  return { register, handleSubmit, reset, setFocus, watch, formState: { errors, touchedFields, isSubmitting } };
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

const valueIn = (control: Control) => (isTick(control) ? control.checked : control.value);

function put(control: Control, value: string | boolean | undefined) {
  if (isTick(control)) control.checked = value === true;
  else control.value = String(value ?? '');
}
