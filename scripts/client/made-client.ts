import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTs, { astToString } from 'openapi-typescript';

/** Writes the types that a client is made of into `made/`, from the description that a host serves. */
export async function makeClient(origin: string) {
  const description = await (await fetch(`${origin}/api/docs/json`)).json();
  const folder = join(import.meta.dirname, 'made');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTs(description)));
}
