import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

type Look = 'main' | 'quiet' | 'ghost' | 'bare' | 'grave';

const looks: Record<Look, string> = {
  main: 'bg-ink text-paper hover:bg-ink/85 disabled:bg-line disabled:text-soft',
  quiet: 'border border-edge text-ink hover:bg-line/50 disabled:text-soft',
  /** For what cannot be undone. */
  grave: 'bg-pen text-paper hover:bg-pen/85 disabled:bg-line disabled:text-soft',
  ghost: 'text-ink hover:bg-line/60 disabled:text-soft',
  bare: 'text-ink underline decoration-edge underline-offset-4 hover:decoration-ink',
};
const sizes = {
  normal: 'min-h-11 px-4 text-16',
  large: 'min-h-12 px-4 text-16 tablet:px-6 tablet:text-18',
  small: 'min-h-9 px-3 text-14',
};

export type ButtonLook = { look?: Look | undefined; size?: keyof typeof sizes | undefined };

export function buttonClass({ look = 'main', size = 'normal' }: ButtonLook, extra = '') {
  const shape =
    'inline-flex items-center justify-center gap-2 rounded-control text-center tablet:whitespace-nowrap font-medium transition-colors disabled:cursor-not-allowed';
  return `${shape} ${sizes[size]} ${looks[look]} ${extra}`;
}

export function Button({ look, size, className, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass({ look, size }, className)} {...rest} />;
}

export function LinkButton({ look, size, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ look, size }, className)} {...rest} />;
}
