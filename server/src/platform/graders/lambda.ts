import { InvokeCommand, type InvokeCommandOutput, LambdaClient } from '@aws-sdk/client-lambda';
import { type Graded, type RefusalCode, type Report, refusalSentences, refused } from '@redmark/grader/pool';
import { z } from 'zod';
import { nameOf } from '../../base/error-details.ts';
import { PartDown } from '../../base/part-down.ts';
import { type Graders, GradingFailed } from './graders.ts';
import { createRetryStrategy } from './retry-strategy.ts';

type Options = {
  functionName: string;
  region: string;
  endpoint?: string | undefined;
  /** Without a key, the SDK finds the one this machine has: from the environment, a profile, or its cloud. */
  key?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Renders pages, and grades files too large to be sent. Must have the same rubric version. */
  local: Graders;
  attempts?: number;
  timeoutMilliseconds?: number;
};

/** The provider's limit for one call. Base64 adds a third, so about 4.7 MB of PDF. */
const payloadBytes = 6_291_456;
const attemptsAllowed = 10;
const patienceMilliseconds = 5000;
const longestPauseMilliseconds = 2000;
/** The function does not need the real file name, which may contain personal data. */
const anonymousName = 'resume.pdf';

const Answer = z.union([
  z.object({ body: z.string() }),
  z.object({ errorMessage: z.string(), errorType: z.string().default('Error') }),
]);
/** The part of a report that is relied on here. */
const Body = z.object({
  ok: z.literal(true),
  document: z.looseObject({ rubricVersion: z.string() }),
});

/**
 * Graders that send each file to an AWS Lambda function, or to a service with the same protocol. Page images are
 * rendered locally: they would not fit into a response.
 */
export function createLambdaGraders(options: Options): Graders {
  const { functionName, region, endpoint, key, local } = options;
  const { attempts = attemptsAllowed, timeoutMilliseconds = patienceMilliseconds } = options;
  const client = new LambdaClient({
    region,
    ...(endpoint ? { endpoint } : {}),
    ...(key === undefined ? {} : { credentials: key }),
    maxAttempts: attempts,
    retryStrategy: createRetryStrategy(attempts),
    requestHandler: {
      connectionTimeout: timeoutMilliseconds,
      requestTimeout: timeoutMilliseconds,
      // Without this, the client only logs a warning and keeps waiting.
      throwOnRequestTimeout: true,
    },
  });

  async function call(payload: Uint8Array): Promise<InvokeCommandOutput> {
    // An overall deadline, for responses that begin and never end.
    const abortSignal = AbortSignal.timeout(attempts * (timeoutMilliseconds + longestPauseMilliseconds));
    const command = new InvokeCommand({
      FunctionName: functionName,
      InvocationType: 'RequestResponse',
      Payload: payload,
    });
    try {
      return await client.send(command, { abortSignal });
    } catch (error) {
      // The cloud that lends this machine its key does not answer: gradings wait until it does.
      if (nameOf(error) === 'CredentialsProviderError') throw new PartDown('graders', { cause: error });
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: 'unknown' };
      throw new GradingFailed(`The function ${functionName} was not reached: ${name}: ${message}`);
    }
  }

  /** The report or the refusal; undefined when the response was too large to be sent. */
  async function graded(payload: Uint8Array): Promise<Graded | undefined> {
    const { Payload, FunctionError } = await call(payload);
    const answer = Answer.safeParse(jsonIn(Payload));
    if (FunctionError !== undefined) {
      const kind = answer.success && 'errorType' in answer.data ? answer.data.errorType : FunctionError;
      if (kind === 'Function.ResponseSizeTooLarge') return undefined;
      // It may have been the instance's fault rather than the file's: the queue retries, as after a crashed thread.
      throw new Error(`The function ${functionName} failed: ${kind}`);
    }
    if (!answer.success) throw new GradingFailed(`The function ${functionName} answered something else than a grader.`);
    if ('errorType' in answer.data) return refusalOf(answer.data.errorType);
    return reportIn(answer.data.body);
  }

  function refusalOf(type: string): Graded {
    if (isRefusal(type)) return refused(type);
    throw new GradingFailed(`The function ${functionName} did not understand the call: ${type}`);
  }

  function reportIn(body: string): Report {
    const answered = jsonIn(body);
    if (!Body.safeParse(answered).success) throw new GradingFailed(`The function ${functionName} answered no report.`);
    // Stored as received, with the order of its fields: a report is the same bytes wherever it was made.
    const { name: _, ...report } = answered as Report & { name?: string };
    if (report.document.rubricVersion !== local.rubricVersion)
      throw new GradingFailed(
        `The function grades by rubric ${report.document.rubricVersion}, this host by ${local.rubricVersion}: bring both to the same version.`,
      );
    return report;
  }

  return {
    ...local,

    async grade(bytes, { today, images = false, isVisitor = false, isBulk = false, onStage = () => {} }) {
      const payload = Buffer.from(
        JSON.stringify({ name: anonymousName, path_resume: Buffer.from(bytes).toString('base64'), today }),
      );
      const here = async () => await local.grade(bytes, { today, images, isVisitor, isBulk, onStage });
      if (payload.length > payloadBytes) return await here();
      onStage('reading');
      const report = await graded(payload);
      if (report === undefined) return await here();
      if (!report.ok || !images) return { graded: report, images: [] };
      onStage('drawing');
      const rendered = await local.renderPages(bytes, { isVisitor });
      return rendered.ok ? { graded: report, images: rendered.images } : { graded: rendered, images: [] };
    },

    async close() {
      client.destroy();
      await local.close();
    },
  };
}

const isRefusal = (type: string): type is RefusalCode => Object.hasOwn(refusalSentences, type);

function jsonIn(text: Uint8Array | string | undefined): unknown {
  try {
    return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}
