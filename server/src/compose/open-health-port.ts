import Fastify, { type FastifyBaseLogger } from 'fastify';
import { portOf } from '../base/port-of.ts';
import type { Config } from '../config/config.ts';
import { answerErrors } from '../http/answer-errors.ts';
import { httpPatience } from '../http/limits/request-timeouts.ts';
import { healthRoutes } from '../http/watch/health-routes.ts';
import { observeRequests, oneLineARequest } from '../http/watch/observe-requests.ts';
import type { Platform } from './platform.ts';

type HealthPort = { address: string; close(): Promise<void> };

/**
 * Opens the port for health and metrics alone, where one is configured. No proxy passes it on, so that what connects
 * from this machine is this machine.
 */
export async function openHealthPort(platform: Platform, config: Config): Promise<HealthPort | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  const loggerInstance: FastifyBaseLogger = platform.log;
  const app = Fastify({ loggerInstance, ...oneLineARequest, ...httpPatience, forceCloseConnections: true });
  observeRequests(app, platform);
  answerErrors(app, platform.services.log);
  const who = { token: config.METRICS_TOKEN, isBehindProxy: false };
  await app.register(healthRoutes, { ...platform, who });
  await app.listen({ host: config.HOST, port: config.METRICS_PORT });
  return { address: `http://localhost:${portOf(app.server)}`, close: async () => await app.close() };
}
