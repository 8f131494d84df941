export type Begun = { resumeId: string; queuePosition: number | null };
type Answer = Begun & { url: string; secret: string };
type BeginOptions = { token?: string; waitsForPages?: boolean };

/** Uploads a file, requests its pages and starts its grading; an attacker does not wait for the pages. */
export async function beginGrading(
  origin: string,
  bytes: Uint8Array,
  { token, waitsForPages }: BeginOptions = {},
): Promise<Begun> {
  const post = async (path: string, body: object) => await ask(origin, path, body, token);
  const type = 'application/pdf';
  const request = { fileName: 'resume.pdf', type, size: bytes.length };
  const { url, resumeId } = await post(`/resume/${token ? '' : 'public-'}request-upload`, request);
  await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), headers: { 'content-type': type } });
  const askForPages = async () => await post(`/thumbnail/${token ? '' : 'public-'}request-upload`, { resumeId });
  if (waitsForPages) await askForPages();
  const begun = await post(`/grading/${token ? '' : 'public-'}start`, { resumeId });
  if (token === undefined) void askForPages().catch(() => {});
  return begun;
}

/** One POST of the API; a refusal other than of an unreadable file is an error. */
export async function ask(origin: string, path: string, body: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok && answer.status !== 422) throw new Error(`${path} answered ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
