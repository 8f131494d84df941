import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ada@Test.Example', 'ada@test.example'],
  ['ada+one@test.example', 'ada@test.example'],
  ['a.d.a+x+y@gmail.com', 'ada@gmail.com'],
  ['A.da@GoogleMail.com', 'ada@gmail.com'],
  ['a.da@test.example', 'a.da@test.example'],
  ['ada@test.example.', 'ada@test.example'],
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ａda@test.example', 'ada@test.example'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
