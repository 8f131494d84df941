import type { Page, Route } from '@playwright/test';

const protocol = 'application/x-amz-json-1.1';

type Ask = { operation: string; body: Record<string, unknown> };
/** A substitute for the directory's response, or undefined to let the directory respond. */
type Answer = { status?: number; json: Record<string, unknown> } | 'unreachable' | undefined;

/** Intercepts calls to the directory, to return responses this installation's own directory does not give. */
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

/** An error in the directory's own format. */
export const refusal = (name: string, message = name, status = 400): Answer => ({
  status,
  json: { __type: name, message },
});
