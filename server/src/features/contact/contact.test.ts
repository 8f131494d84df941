import { consoleAnswer, consoleMessages, consolePutAside, contactUs, messageResponse } from '@redmark/contract';
import { expect, test } from 'vitest';
import type { Email } from '../../platform/mail/mail.ts';
import { operatorToken, startTestApp } from '../../testing/start-test-app.ts';
import { steeredMail } from '../../testing/steered-mail.ts';

const body = {
  firstName: 'Ines',
  lastName: 'Okafor',
  email: 'ines@example.com',
  feedback: 'How do you treat two pages?\n\nOurs are long.',
};

const idIn = (email: Email | undefined) => /message id:\s+([0-9a-f-]{36})/.exec(email?.text ?? '')?.[1] ?? '';

test('a message is kept, and the operator is told who wrote what', async () => {
  const { mail, sent } = steeredMail();
  const { call, db, features } = await startTestApp({ mail });
  expect(await call(contactUs, { body })).toEqual({ message: 'Your Message has been received.' });
  await features.contact.settled();
  const kept = await db.selectFrom('contact_message').selectAll().execute();
  expect(kept).toMatchObject([{ first_name: 'Ines', feedback: body.feedback, answered_at: null }]);
  expect(kept[0]?.told_at).not.toBeNull();
  expect(sent.map(({ to }) => to)).toEqual(['support@redmark.example']);
  const text = sent[0]?.email.text;
  for (const part of ['Ines Okafor', 'ines@example.com', 'Ours are long.']) expect(text).toContain(part);
});

test.each([
  ['firstName', { firstName: ' ' }],
  ['lastName', { lastName: '' }],
  ['email', { email: 'ines at example' }],
  ['feedback', { feedback: 'Too short' }],
])('a message with a wrong %s is refused, and the field is named', async (field, wrong) => {
  const { send, db } = await startTestApp();
  const answer = await send(contactUs, { body: { ...body, ...wrong } });
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect(await db.selectFrom('contact_message').selectAll().execute()).toEqual([]);
});

test('a mail server that is down loses no message: the operator is told later, once', async () => {
  const { mail, steered, sent } = steeredMail();
  const { call, features, errors } = await startTestApp({ mail });
  steered.works = false;
  await call(contactUs, { body });
  await features.contact.settled();
  expect(String(errors[0])).toContain('mail server is down');
  steered.works = true;
  await features.contact.sweep();
  await features.contact.sweep();
  expect(sent).toHaveLength(1);
});

test('the operator answers a message once; the sender gets the letter', async () => {
  const { mail, sent } = steeredMail();
  const { call, send, features } = await startTestApp({ mail });
  await call(contactUs, { body });
  await features.contact.settled();
  const answer = { messageId: idIn(sent[0]?.email), response: 'Two pages are fine.' };
  await call(messageResponse, { body: answer, token: operatorToken });
  expect(sent[1]?.to).toBe('ines@example.com');
  expect(sent[1]?.email.text).toContain('Two pages are fine.');
  const again = await send(messageResponse, { body: answer, token: operatorToken });
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_answered']);
  expect(sent).toHaveLength(2);
});

test('an answer that could not be sent may be sent again', async () => {
  const { mail, steered, sent } = steeredMail();
  const { call, send, features } = await startTestApp({ mail });
  await call(contactUs, { body });
  await features.contact.settled();
  const answer = { messageId: idIn(sent[0]?.email), response: 'Two pages are fine.' };
  steered.works = false;
  expect((await send(messageResponse, { body: answer, token: operatorToken })).json().code).toBe('letter_not_sent');
  steered.works = true;
  await call(messageResponse, { body: answer, token: operatorToken });
  expect(sent).toHaveLength(2);
});

test('in the console messages are listed, answered with an address for replies, and put aside', async () => {
  const { mail, sent } = steeredMail();
  const { call, send, features, signIn } = await startTestApp({ mail });
  for (const lastName of ['Okafor', 'Abara']) await call(contactUs, { body: { ...body, lastName } });
  await features.contact.settled();
  const token = signIn('two_steps');
  const listed = async (state: 'open' | 'done') =>
    (await call(consoleMessages, { query: { state }, token })).messages.map(({ name, answer }) => [name, answer]);
  const { messages } = await call(consoleMessages, { query: { state: 'open' }, token });
  expect(messages).toMatchObject([{ email: body.email, text: body.feedback, doneAt: null }, { name: 'Ines Abara' }]);
  const [first = '', second = ''] = messages.map(({ id }) => id);

  await call(consoleAnswer, { params: { id: first }, body: { response: 'Two pages are fine.' }, token });
  const letter = sent.at(-1);
  expect([letter?.to, letter?.email.replyTo]).toEqual(['ines@example.com', 'support@redmark.example']);
  await call(consolePutAside, { params: { id: second }, body: { done: true }, token });
  expect([await listed('open'), (await listed('done')).toSorted()]).toEqual([
    [],
    [
      ['Ines Abara', null],
      ['Ines Okafor', 'Two pages are fine.'],
    ],
  ]);
  await call(consolePutAside, { params: { id: second }, body: { done: false }, token });
  expect(await listed('open')).toEqual([['Ines Abara', null]]);
  const unknown = { params: { id: crypto.randomUUID() }, body: { done: true }, token };
  expect((await send(consolePutAside, unknown)).json().code).toBe('not_found');
});

test('nobody but the operator answers messages, signed in or not', async () => {
  const { send, signIn } = await startTestApp();
  const answer = { messageId: crypto.randomUUID(), response: 'Hello' };
  for (const token of [undefined, signIn(), `${operatorToken}x`, operatorToken.slice(1)]) {
    const refused = await send(messageResponse, { body: answer, ...(token ? { token } : {}) });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'operator_only']);
  }
  expect((await send(messageResponse, { body: answer, token: operatorToken })).statusCode).toBe(404);
});

test('one address cannot fill the desk of the operator', async () => {
  const { send } = await startTestApp({ limits: 'on' });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await send(contactUs, { body })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
