import { availableParallelism } from 'node:os';
import type { Config } from '../config/config.ts';
import type { Graders } from '../platform/graders/graders.ts';
import { openThreadGraders } from '../platform/graders/threads.ts';
import { accessKeyOf } from './access-key-of.ts';

/** Opens the configured graders. Threads are opened in any case: they render the pages. */
export async function openGraders(config: Config): Promise<Graders> {
  const workers = config.GRADER_WORKERS;
  if (config.GRADERS === 'threads') return await openThreadGraders(workers);
  const { createLambdaGraders } = await import('../platform/graders/lambda.ts');
  return createLambdaGraders({
    functionName: config.FUNCTION_NAME,
    region: config.FUNCTION_REGION,
    endpoint: config.FUNCTION_ENDPOINT,
    key: accessKeyOf(config.FUNCTION_KEY_ID, config.FUNCTION_SECRET_ACCESS_KEY),
    local: await openThreadGraders(Math.min(workers, availableParallelism())),
  });
}
