import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './made/api.d.ts';

/**
 * `node journey.ts ORIGIN TOKEN FILE`: a whole grading through a client that was made from the description of the API.
 * The token is of a signed-in user, or an API key. Prints what came of it as JSON.
 */
const [origin = '', token = '', file = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl: origin, headers: { authorization: `Bearer ${token}` } });
const bytes = await readFile(file);
const isOver = ({ state }: components['schemas']['Progress']) => state !== 'queued' && state !== 'running';

const upload = needed(
  await client.POST('/api/resume/request-upload', {
    body: { fileName: 'resume.pdf', type: 'application/pdf', size: bytes.length },
  }),
);
const { resumeId } = upload;
const put = await fetch(upload.url, { method: 'PUT', headers: { 'content-type': 'application/pdf' }, body: bytes });
if (!put.ok) throw new Error(`The upload answered ${put.status}.`);
const { data: pages } = needed(await client.POST('/api/thumbnail/request-upload', { body: { resumeId } }));
needed(await client.POST('/api/grading/start', { body: { resumeId } }));
const last = await followed();
const byId = { params: { path: { id: resumeId } } };
const { grading } = needed(await client.GET('/api/resume/analysis-result/{id}', byId));
const marked = needed(await client.GET('/api/resume/marked-pdf/{id}', { ...byId, parseAs: 'arrayBuffer' }));
const unknown = await client.GET('/api/resume/analysis-result/{id}', { params: { path: { id: crypto.randomUUID() } } });

console.log(
  JSON.stringify({
    pages: pages.mid.length,
    state: last?.state,
    grade: grading?.finalGrade.Cumulative,
    findings: grading?.findings.length,
    marked: Buffer.from(marked).subarray(0, 5).toString(),
    refused: [unknown.response.status, unknown.error?.code],
  }),
);

/** Reads the events of the grading to the last. */
async function followed(): Promise<components['schemas']['Progress'] | undefined> {
  const { data, response } = await client.GET('/api/grading/progress/{id}', {
    params: { path: { id: resumeId } },
    parseAs: 'text',
  });
  if (data === undefined) throw new Error(`The events answered ${response.status}.`);
  const events = [...data.matchAll(/^data: (.*)$/gm)].map(([, json]): components['schemas']['Progress'] =>
    JSON.parse(json ?? ''),
  );
  return events.find(isOver);
}

function needed<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`Refused: ${JSON.stringify(error)}`);
  return data;
}
