import { useEffect } from 'react';
import { type DefaultValues, useForm } from 'react-hook-form';
import type { z } from 'zod';

type Values = Record<string, string | boolean>;
type Form = z.ZodType<Values, Values>;

/**
 * A form that checks a field when it is left, and from then on while it is corrected. What it checks by comes when
 * somebody begins to type, or is waited for by the first check. A field that starts from nothing keeps what is in it
 * already: on pages drawn at build that is what somebody wrote, or their browser filled in, before the script was there.
 */
export function useFields<Schema extends Form>(
  loadFields: () => Promise<{ fields: Schema }>,
  start: DefaultValues<z.input<Schema>>,
) {
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
      return await zodResolver(fields)(values, context, options);
    },
  });
}
