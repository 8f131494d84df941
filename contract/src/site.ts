import { z } from 'zod';

/** What a processor is used for; the privacy policy has a section for each of the first three. */
export const processorKinds = ['analytics', 'advertising', 'email-marketing', 'service'] as const;
export type ProcessorKind = (typeof processorKinds)[number];

/** A service that handles data of this installation, and what for. */
export const Processor = z.object({ name: z.string(), purpose: z.string(), kind: z.enum(processorKinds) });
export type Processor = z.infer<typeof Processor>;

/** `GET /config.json`: what the browser needs to know about how this installation runs. */
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
    /** For programs that keep their refresh token. */
    clientId: z.string(),
    /** The client that the pages of this site use. */
    webClientId: z.string(),
    /** How an address is verified after sign-up: by a code that is typed, or by a link that is opened. */
    verification: z.enum(['code', 'link']),
    /** Address of the embedded directory, whole; a Cognito pool is found by its region. */
    endpoint: z.string().optional(),
    /** A second client of the embedded directory, whose refresh tokens are good for one use. */
    rotatingClientId: z.string().optional(),
  }),
  /** Whoever else handles data for this installation; the privacy policy names them. */
  processors: z.array(Processor),
  /** Credits of a new account. */
  welcomeCredits: z.int(),
  /** Whether the report of a visitor stays closed until the upload is attached to an account. */
  seals: z.boolean(),
  /** How many notes of each category accounts see that never bought anything; null when they see all. */
  freeNotes: z.int().nullable(),
});
export type Site = z.infer<typeof Site>;
