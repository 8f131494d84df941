import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What is not a page may load nothing and be shown in nothing; pages bring their own policy. */
const policyOfData = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Nothing here needs a device or a sensor of whoever visits. Writing to the clipboard stays: notes can be copied. */
const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'bluetooth', 'camera', 'display-capture', 'fullscreen', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['screen-wake-lock', 'serial', 'usb', 'web-share', 'xr-spatial-tracking', 'browsing-topics'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

export async function secureHeaders(app: FastifyInstance, publicUrl: string | undefined) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Promised only where it holds: a machine at home has no certificate.
    hsts: publicUrl?.startsWith('https:') ?? false,
    xFrameOptions: { action: 'deny' },
  });
  // Set first, so that answers that leave before the last hook, such as event streams, carry it as well.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policyOfData).header('permissions-policy', permissionsPolicy);
  });
}
