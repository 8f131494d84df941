import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from '../../server/src/http/openapi/document.ts';

/** Lints the description of the API by the recommended rules of Redocly. Warnings are errors here. */
const source = JSON.stringify(openApiDocument({ title: 'Redmark', apiBase: '/api', origin: 'https://redmark.test' }));
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
for (const { ruleId, message, location } of problems) console.error(`${ruleId}: ${message} (${location[0]?.pointer})`);
process.exitCode = problems.length > 0 ? 1 : 0;
