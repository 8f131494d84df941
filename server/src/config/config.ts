import { z } from 'zod';
import { CannotStart } from '../base/cannot-start.ts';
import { type BrandKit, readBrand } from './brand/read-brand.ts';
import { Choices, general, gradings, secretNames, servedFunction } from './choices.ts';
import { contradictionsIn, type Role } from './contradictions.ts';
import { type Environment, withoutBlanks, withSecretFiles } from './environment.ts';

/** The configuration of an installation, read once at the start. */
export type Config = Choices & BrandKit;

const embedded = {
  DATABASE: 'embedded',
  STORAGE: 'disk',
  GRADERS: 'threads',
  IDENTITY: 'embedded',
  MAIL: 'outbox',
  PAYMENTS: 'sandbox',
};

export function readConfig(environment: Environment, role: Role = 'host'): Config {
  const consistent = Choices.check((context) => {
    for (const { name, why } of contradictionsIn(context.value, role))
      context.issues.push({ code: 'custom', path: [name], message: why, input: undefined });
  });
  const choices = checked(consistent, { ...embedded, ...withSecretFiles(withoutBlanks(environment), secretNames) });
  return { ...choices, ...readBrand(choices.BRAND_FILE) };
}

/** The settings of a host that only serves the grading function. */
const FunctionConfig = general
  .pick({ HOST: true, PORT: true, STOP_SECONDS: true, LOG_LEVEL: true })
  .extend({ GRADER_WORKERS: gradings.GRADER_WORKERS.pipe(z.number().min(1)), ...servedFunction });
export type FunctionConfig = z.infer<typeof FunctionConfig>;

export function readFunctionConfig(environment: Environment): FunctionConfig {
  return checked(FunctionConfig, withSecretFiles(withoutBlanks(environment), secretNames));
}

function checked<Read>(choices: z.ZodType<Read>, environment: Environment): Read {
  const read = choices.safeParse(environment);
  if (read.success) return read.data;
  throw new CannotStart('settings', `The environment is not complete:\n${z.prettifyError(read.error)}`);
}
