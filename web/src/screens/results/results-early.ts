import type { analysisResult, ReplyOf } from '@redmark/contract';
import { readSession } from '../../session/session-store.ts';
import { storedToken } from '../../session/stored-token.ts';
import { fillFirstSight } from './early/draw-first-sight.ts';

/**
 * The build inlines this file into the document of /results. A slow phone takes seconds to load the script of the screen;
 * meanwhile the report is asked for, and its head is drawn as soon as it is answered. The screen takes over both.
 */
const resumeId = new URLSearchParams(location.search).get('id');

/** How long words wait for their font. */
const fontMilliseconds = 1000;

/** The address of `analysisResult`; the contract itself would be too much to inline. */
const addressOf = (id: string) => `/api/resume/analysis-result/${encodeURIComponent(id)}`;

function askEarly(id: string) {
  const token = storedToken();
  if (token === undefined) return;
  const url = addressOf(id);
  const response = fetch(url, { headers: { authorization: `Bearer ${token}` } });
  globalThis.earlyAnswer = { url, token, response };
  // Whatever goes wrong here goes wrong again on the screen, which says so.
  response.then(async (answer) => await draw(id, answer.clone())).catch(() => undefined);
}

async function draw(id: string, answer: Response) {
  if (!answer.ok) return;
  // The screen checks it against the contract; what could not be drawn by mistake is drawn by the screen.
  const { grading, sealed, fileName, author }: ReplyOf<typeof analysisResult> = await answer.json();
  const template = await firstSight();
  if (!template || !grading || sealed) return;
  await fonts();
  if (!template.isConnected) return;
  const sight = document.importNode(template.content, true);
  fillFirstSight(sight, { grading, fileName, author }, readSession().user?.firstName);
  template.previousElementSibling?.replaceWith(sight);
  globalThis.drawnReport = id;
}

/** The empty head, once the document has arrived so far; none where the screen has begun to draw itself. */
async function firstSight(): Promise<HTMLTemplateElement | null> {
  for (;;) {
    const template = document.querySelector<HTMLTemplateElement>('#first-sight');
    if (template || document.readyState !== 'loading') return template;
    await new Promise(requestAnimationFrame);
  }
}

/** In another font the lines would break differently, and everything below them jump; a font that is late is not waited for. */
async function fonts() {
  const wanted = ['1rem "Inter Variable"', '600 1rem "Source Serif 4"'].map((font) => document.fonts.load(font));
  await Promise.race([Promise.allSettled(wanted), new Promise((resolve) => setTimeout(resolve, fontMilliseconds))]);
}

try {
  if (resumeId) askEarly(resumeId);
} catch {
  // A browser that keeps its storage closed has no session either.
}
