import type { Page, Route } from '@playwright/test';

const protocol = 'application/x-amz-json-1.1';

type Ask = { operation: string; body: Record<string, unknown> };
/** What the directory answers instead, or undefined where it answers itself. */
type Answer = { status?: number; json: Record<string, unknown> } | 'unreachable' | undefined;

/** Stands between the browser and the directory, for answers this installation's own directory does not give. */
export async function interceptDirectory(page: Page, answer: (ask: Ask) => Answer) {
  await page.route('**/identity/**', async (route: Route) => {
    const request = route.request();
    const operation = request.headers()['x-amz-target']?.split('.').at(-1) ?? '';
    const given = answer({ operation, body: request.postDataJSON() as Record<string, unknown> });
    if (given === undefined) return await route.fallback();
    if (given === 'unreachable') return await route.abort('connectionfailed');
    const { status = 200, json } = given;
    await route.fulfill({ status, contentType: protocol, body: JSON.stringify(json) });
  });
}

/** A refusal in the directory's own form. */
export const refusal = (name: string, message = name, status = 400): Answer => ({
  status,
  json: { __type: name, message },
});
