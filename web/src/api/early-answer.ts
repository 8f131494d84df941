/**
 * A call that the document made before the script of its screen had arrived, by an inlined `…-early.ts`. The screen takes
 * the answer instead of asking again.
 */
export type EarlyAnswer = { url: string; token: string; response: Promise<Response> };

declare global {
  var earlyAnswer: EarlyAnswer | undefined;
  /** The id of the report whose head the document has drawn. */
  var drawnReport: string | undefined;
}

/** The early answer to this call of the same session, once. */
export function takeEarlyAnswer(url: string, token: string | undefined): Promise<Response> | undefined {
  const early = globalThis.earlyAnswer;
  if (early === undefined || early.url !== url || early.token !== token) return undefined;
  globalThis.earlyAnswer = undefined;
  return early.response;
}
