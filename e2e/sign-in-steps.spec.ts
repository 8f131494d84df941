import { expect, type Page, test as testAlone } from '@playwright/test';
import { fillLogin, logIn, newAccount } from './account.ts';
import { interceptDirectory, refusal } from './directory.ts';
import { test } from './one-window.ts';

const codeWords = { SMS_MFA: 'We sent it to your phone.', CUSTOM_CHALLENGE: 'We sent it to your email.' };

/** Lets the directory accept the password and issue one more challenge. Returns what the page responds to it. */
async function challengedWith(page: Page, name: string, parameters: Record<string, string> = {}) {
  const answers: Record<string, string>[] = [];
  await interceptDirectory(page, ({ operation, body }) => {
    if (operation === 'AssociateSoftwareToken') return { json: { SecretCode: 'ABCDEFGH', Session: 'next' } };
    if (operation !== 'RespondToAuthChallenge') return undefined;
    if (body.ChallengeName === 'PASSWORD_VERIFIER')
      return { json: { ChallengeName: name, Session: 'next', ChallengeParameters: parameters } };
    answers.push(body.ChallengeResponses as Record<string, string>);
    return refusal('CodeMismatchException', 'Invalid code or auth state for the user.');
  });
  await page.goto('/login');
  await fillLogin(page, await newAccount());
  return answers;
}

for (const [name, words] of Object.entries(codeWords))
  test(`the code of a ${name} is asked for and sent`, async ({ page }) => {
    const answers = await challengedWith(page, name);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await page.getByLabel('Code').fill('123456');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Invalid code or auth state for the user.')).toBeVisible();
    expect(Object.values(answers[0] ?? {})).toContain('123456');
  });

test('a first password is replaced before anybody is let in', async ({ page }) => {
  const answers = await challengedWith(page, 'NEW_PASSWORD_REQUIRED', {
    requiredAttributes: '[]',
    userAttributes: '{}',
  });
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/^Minimum eight characters/)).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Another-Horse-8');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(() => expect(Object.values(answers[0] ?? {})).toContain('Another-Horse-8')).toPass();
});

test('whoever has two ways to confirm chooses one', async ({ page }) => {
  const answers = await challengedWith(page, 'SELECT_MFA_TYPE', {
    MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA"]',
  });
  await expect(page.getByRole('heading', { name: 'How do you want to confirm?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Text message' })).toBeVisible();
  await page.getByRole('button', { name: 'Authenticator app' }).click();
  await expect(() => expect(Object.values(answers[0] ?? {})).toContain('SOFTWARE_TOKEN_MFA')).toPass();
});

test('where everybody needs an authenticator app, it is set up on the way in', async ({ page }) => {
  await challengedWith(page, 'MFA_SETUP', { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' });
  await expect(page.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  await expect(page.getByRole('img', { name: /camera of your authenticator app/ })).toBeVisible();
  await expect(page.getByText('ABCD EFGH')).toBeVisible();
});

test('a password that has to be reset leads to the form for it', async ({ page }) => {
  const account = await newAccount();
  await interceptDirectory(page, ({ operation }) =>
    operation === 'RespondToAuthChallenge' ? refusal('PasswordResetRequiredException') : undefined,
  );
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/forgotPassword');
  await expect(page.getByText('Choose a new password to go on.')).toBeVisible();
});

test('a step of the reset that nobody knows shows the first form', async ({ page }) => {
  await page.goto('/forgotPassword');
  for (const step of [7, 'two', null]) {
    await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ''), { step, email: 'a@example.com' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  }
});

testAlone(
  'a directory that is busy, broken or out of reach is asked three times, and one that refuses once',
  async ({ page }) => {
    test.slow();
    const account = await newAccount();
    let asked = 0;
    const tellOn = async (answer: Parameters<typeof interceptDirectory>[1]) => {
      asked = 0;
      await page.unroute('**/identity/**');
      await interceptDirectory(page, (ask) => {
        if (ask.operation !== 'InitiateAuth') return undefined;
        asked += 1;
        return answer(ask);
      });
      await page.goto('/login');
      await fillLogin(page, account);
      // Between its attempts the client waits, longer each time.
      await expect(async () => {
        await page.clock.fastForward(5000);
        await expect(page.getByRole('alert')).toBeVisible({ timeout: 100 });
      }).toPass();
    };
    await page.clock.install();
    for (const status of [429, 500, 502, 503, 504]) {
      await tellOn(() => refusal('ServiceFault', 'The directory is not well.', status));
      expect([status, asked]).toEqual([status, 3]);
    }
    await tellOn(() => refusal('ThrottlingException', 'Slow down.'));
    expect(asked).toBe(3);
    await tellOn(() => 'unreachable');
    expect(asked).toBe(3);
    await expect(page.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
    await tellOn(() => refusal('NotAuthorizedException', 'Incorrect username or password.'));
    expect(asked).toBe(1);

    await page.unroute('**/identity/**');
    let failures = 2;
    await interceptDirectory(page, ({ operation }) => {
      if (operation !== 'InitiateAuth' || failures === 0) return undefined;
      failures -= 1;
      return refusal('ServiceFault', 'Not well yet.', 503);
    });
    await page.goto('/login');
    await fillLogin(page, account);
    await page.waitForURL('**/dashboard');
  },
);

test('a browser the directory has forgotten forgets itself and signs in again', async ({ page }) => {
  const account = await newAccount();
  await logIn(page, account);
  const device = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('.deviceKey')).length);
  expect(await device()).toBe(1);
  // A page that does not call the directory, and so stores nothing.
  await page.goto('/no/such/page');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (/(Token|clockDrift|user)$/.test(key)) localStorage.removeItem(key);
  });
  const devices: boolean[] = [];
  await interceptDirectory(page, ({ operation, body }) => {
    if (operation !== 'RespondToAuthChallenge') return undefined;
    devices.push('DEVICE_KEY' in (body.ChallengeResponses as object));
    return devices.length === 1 ? refusal('ResourceNotFoundException', 'Device does not exist.') : undefined;
  });
  await page.goto('/login');
  await fillLogin(page, account);
  await page.waitForURL('**/dashboard');
  expect(devices.slice(0, 2)).toEqual([true, false]);
});
