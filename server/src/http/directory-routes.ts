import type { Directory } from '@redmark/directory';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseDown, isBadValue } from '../database/database-down.ts';
import { retryAfterSeconds } from './answer-errors.ts';

type Options = {
  directory: Directory;
  limits: 'on' | 'off';
  originOf: (request: FastifyRequest) => string;
  hasOneOrigin: boolean;
  log: (error: unknown) => void;
};

/** Mounts the user directory. It has its own protocol, and is not part of the OpenAPI description. */
export async function directoryRoutes(app: FastifyInstance, { directory, ...options }: Options) {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  await directory.routes(app, { ...options, retryAfterSeconds, databaseTrouble });
}

const databaseTrouble = (error: unknown) =>
  databaseDown(error) ? ('down' as const) : isBadValue(error) ? ('bad_value' as const) : undefined;
