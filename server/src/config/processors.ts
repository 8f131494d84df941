import type { Processor } from '@redmark/contract';
import type { Config } from './config.ts';
import { parseProcessors } from './parse-processors.ts';

/**
 * The data processors of this installation: those implied by the settings, and those the operator adds. The privacy
 * policy lists them.
 */
export function processorsOf(config: Config): Processor[] {
  const chosen: Omit<Processor, 'kind'>[] = [];
  if (config.STORAGE === 's3')
    chosen.push({
      name: config.S3_ENDPOINT ? new URL(config.S3_ENDPOINT).hostname : `Amazon S3, ${config.S3_REGION}`,
      purpose: 'keeps uploaded files and page images',
    });
  if (config.GRADERS === 'lambda')
    chosen.push({
      name: config.FUNCTION_ENDPOINT
        ? new URL(config.FUNCTION_ENDPOINT).hostname
        : `AWS Lambda, ${config.FUNCTION_REGION}`,
      purpose: 'reads uploaded files to grade them and keeps none',
    });
  if (config.IDENTITY === 'cognito')
    chosen.push({ name: `Amazon Cognito, ${config.COGNITO_REGION}`, purpose: 'keeps sign-in names and passwords' });
  if (config.MAIL === 'smtp')
    chosen.push({ name: new URL(config.SMTP_URL).hostname, purpose: 'carries the letters we send' });
  if (config.PAYMENTS === 'stripe') chosen.push({ name: 'Stripe', purpose: 'takes payments and holds card data' });
  return [
    ...chosen.map((service) => ({ ...service, kind: 'service' as const })),
    ...(parseProcessors(config.PROCESSORS ?? '') ?? []),
  ];
}
