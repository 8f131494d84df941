import { encodeQR } from 'qr';
import { useMemo } from 'react';
import type { AuthenticatorKey as Key } from '../../session/identity.ts';

/** The key for an authenticator app, as a QR code and as text. */
export function AuthenticatorKey({ appKey: { key, uri } }: { appKey: Key }) {
  const modules = useMemo(() => encodeQR(uri, 'raw', { border: 4 }), [uri]);
  const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <div className="grid items-center gap-6 tablet:grid-cols-[12rem_minmax(0,1fr)]">
      <svg
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        role="img"
        aria-label="Code for the camera of your authenticator app"
        className="w-48 bg-page shadow-paper"
        shapeRendering="crispEdges"
      >
        <path d={dark.join('')} className="fill-page-ink" />
      </svg>
      <div className="flex min-w-0 flex-col gap-1">
        <p>Scan the square with your authenticator app, then enter the code it shows.</p>
        <p className="mt-3 text-14 text-soft">No camera at hand? Type this key into the app:</p>
        <p className="figures font-medium tracking-wider break-words" data-key={key}>
          {key.match(/.{1,4}/g)?.join(' ')}
        </p>
      </div>
    </div>
  );
}
