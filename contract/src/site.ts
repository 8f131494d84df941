import { z } from 'zod';

/** What a data processor is used for; the privacy policy has a section for each of the first three kinds. */
export const processorKinds = ['analytics', 'advertising', 'email-marketing', 'service'] as const;
export type ProcessorKind = (typeof processorKinds)[number];

/** A service that processes data of this installation, and its purpose. */
export const Processor = z.object({ name: z.string(), purpose: z.string(), kind: z.enum(processorKinds) });
export type Processor = z.infer<typeof Processor>;

/** `GET /config.json`: how this installation is configured, as far as the browser needs it. */
export const Site = z.object({
  brand: z.object({
    name: z.string(),
    operator: z.string(),
    supportEmail: z.string(),
    social: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
  apiBase: z.string(),
  rubricVersion: z.string(),
  maximumUploadBytes: z.number(),
  /** The user directory: this server's own, or a Cognito user pool. */
  identity: z.object({
    mode: z.enum(['embedded', 'cognito']),
    region: z.string(),
    userPoolId: z.string(),
    /** For programs that reuse their refresh token. */
    clientId: z.string(),
    /** The client that the pages of this site use. */
    webClientId: z.string(),
    /** How an e-mail address is verified after sign-up: by a typed code or by an opened link. */
    verification: z.enum(['code', 'link']),
    /** Full URL of the embedded directory; a Cognito pool is found by its region. */
    endpoint: z.string().optional(),
    /** A second client of the embedded directory, whose refresh tokens can be used once. */
    rotatingClientId: z.string().optional(),
  }),
  /** The services that process data for this installation; the privacy policy names them. */
  processors: z.array(Processor),
  /** Credits of a new account. */
  welcomeCredits: z.int(),
  /** Whether a visitor's report is closed until the upload belongs to an account. */
  seals: z.boolean(),
  /** How many findings of each category an account sees that never bought anything; null when it sees all. */
  freeNotes: z.int().nullable(),
  /** Whether tax is added to the prices at the checkout. */
  addsTax: z.boolean(),
});
export type Site = z.infer<typeof Site>;
