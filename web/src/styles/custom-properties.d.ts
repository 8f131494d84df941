import 'react';

declare module 'react' {
  /** Lets `style` set custom properties that a stylesheet reads. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
