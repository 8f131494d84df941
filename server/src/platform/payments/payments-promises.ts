import { expect, test } from 'vitest';
import { after, millisecondsIn } from '../../base/durations.ts';
import type { Order, Payments } from './payments.ts';

type Opened = {
  payments: Payments;
  now: () => Date;
  /** Signs as the provider signs its messages. */
  sign: (payload: string, at: Date) => string;
};

const later = (now: Date, seconds: number) => after(now, seconds * millisecondsIn.second);

async function orderFor(payments: Payments, monthly = false): Promise<Order> {
  const id = crypto.randomUUID();
  const customer = await payments.addCustomer(id, 'ada@example.com');
  const site = 'https://redmark.example/billing';
  const urls = { paidUrl: `${site}?session={CHECKOUT_SESSION_ID}`, cancelledUrl: site };
  return { id, customer, title: '5 credits', cents: 999, currency: 'usd', monthly, ...urls };
}

/** The contract tests of payment providers. They always run on the sandbox, and on Stripe when a test key is set. */
export function testPayments(name: string, open: () => Promise<Opened>) {
  test(`${name} knows a customer and a checkout that were asked for twice`, async () => {
    const { payments } = await open();
    const order = await orderFor(payments);
    expect(await payments.addCustomer(order.id, 'ada@example.com')).toBe(order.customer);
    const [one, two] = [await payments.openCheckout(order), await payments.openCheckout(order)];
    expect(two.session).toBe(one.session);
    expect(new URL(one.url).pathname).toContain(one.session);
  });

  test(`${name} says of an unpaid checkout that it is open, and of no checkout nothing`, async () => {
    const { payments } = await open();
    for (const monthly of [true, false]) {
      const { session } = await payments.openCheckout(await orderFor(payments, monthly));
      expect(await payments.readCheckout(session)).toEqual({ open: true, payments: [], plans: [] });
    }
    expect(await payments.readCheckout('cs_test_nobody')).toBeUndefined();
  });

  test(`${name} opens a portal that leads back`, async () => {
    const { payments } = await open();
    const { customer } = await orderFor(payments);
    expect(await payments.portalUrl(customer, 'https://redmark.example/account')).toMatch(/^https:/);
  });

  test(`${name} believes its own fresh signature over the same bytes, and nothing else`, async () => {
    const { payments, now, sign } = await open();
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      data: { object: { id: 'in_1', object: 'invoice' } },
    });
    const read = async (text: string, signature: string) => await payments.eventOf(Buffer.from(text), signature);

    const good = sign(payload, now());
    expect(await read(payload, good)).toEqual({
      id: 'evt_1',
      type: 'invoice.paid',
      subject: { kind: 'invoice', id: 'in_1' },
    });
    expect(await read(payload.replace('in_1', 'in_2'), good)).toBeUndefined();
    expect(await read(JSON.stringify(JSON.parse(payload), null, 1), good)).toBeUndefined();
    expect(await read(payload, sign(payload, later(now(), -301)))).toBeUndefined();
    expect(await read(payload, sign(payload, later(now(), 600)))).toBeUndefined();
    for (const forged of [
      '',
      't=1',
      'v1=00',
      `t=${Math.floor(now().getTime() / millisecondsIn.second)},v1=${'0'.repeat(64)}`,
    ])
      expect(await read(payload, forged)).toBeUndefined();
  });
}
