import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The policy of everything but pages: it may load nothing and not be framed. Pages have their own policy. */
const policyOfData = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Disables devices and sensors, which nothing here needs. Writing to the clipboard stays: notes can be copied. */
const permissionsPolicy = [
  ...['accelerometer', 'autoplay', 'bluetooth', 'camera', 'display-capture', 'fullscreen', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture'],
  ...['screen-wake-lock', 'serial', 'usb', 'web-share', 'xr-spatial-tracking', 'browsing-topics'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

type Choices = { publicUrl: string | undefined; withSubdomains: boolean };

export async function secureHeaders(app: FastifyInstance, { publicUrl, withSubdomains }: Choices) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Sent only with HTTPS: a local machine has no certificate.
    // Other names of the operator's domain are not ours to decide about.
    hsts: publicUrl?.startsWith('https:') ? { includeSubDomains: withSubdomains } : false,
    xFrameOptions: { action: 'deny' },
  });
  // Set first, so that responses sent before the last hook, such as event streams, have it as well.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', policyOfData).header('permissions-policy', permissionsPolicy);
  });
}
