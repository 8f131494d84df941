import { useEffect } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { pointerAtRest, watchPointer } from './pointer-at-rest.ts';

type Values = Record<string, string | boolean>;
type Form = z.ZodType<Values, Values>;

/**
 * A form that checks a field when it is left, and from then on while it is corrected. The schema loads lazily: on first
 * input, or when validation first runs. A field without a start value keeps what is in it already: on prerendered pages
 * that is what was typed or filled in before hydration.
 */
export function useFields<Schema extends Form>(
  loadFields: () => Promise<{ fields: Schema }>,
  start: DefaultValues<z.input<Schema>>,
) {
  useEffect(watchPointer, []);
  useEffect(() => {
    const warm = () => void loadFields().catch(() => undefined);
    addEventListener('input', warm, { once: true });
    return () => removeEventListener('input', warm);
  }, [loadFields]);

  return useForm<z.input<Schema>, unknown, z.output<Schema>>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    defaultValues: start,
    resolver: async (values, context, options) => {
      const [{ zodResolver }, { fields }] = await Promise.all([import('@hookform/resolvers/zod'), loadFields()]);
      const result = await zodResolver(fields)(values, context, options);
      await pointerAtRest();
      return result;
    },
  });
}
