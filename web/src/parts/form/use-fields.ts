import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, useForm } from 'react-hook-form';
import type { z } from 'zod';

/** A form that checks a field when it is left, and from then on while it is corrected. */
export function useFields<Schema extends z.ZodType<Record<string, string | boolean>, Record<string, string | boolean>>>(
  schema: Schema,
  start: DefaultValues<z.input<Schema>>,
) {
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    resolver: zodResolver(schema),
    defaultValues: start,
  });
  return form;
}
