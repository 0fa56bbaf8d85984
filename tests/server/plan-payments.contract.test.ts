import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxPlanPayments } from '../../server/adapters/billing/choose-plan-payments.ts';
import type {
  CheckoutRequest,
  KeptMethod,
  PlanPaymentReport,
  PlanPayments,
} from '../../server/adapters/billing/plan-payments.ts';
import { startPlanSandbox } from '../../tools/sandboxes/src/plans/server.ts';
import { startFakedStripe } from '../support/faked-stripe.ts';
import { pressAt } from '../support/gateway-api.ts';
import type { Served } from '../support/loopback.ts';
import { testSecret } from '../support/payments.ts';

const worlds: readonly (readonly [name: string, start: () => Promise<Served>])[] = [
  [
    'our sandbox',
    () => startPlanSandbox({ port: 0, secret: testSecret, notifyUrl: 'http://127.0.0.1:9/', laterMs: 1 }),
  ],
  ['a faked Stripe', () => startFakedStripe(testSecret)],
];

describe.each(worlds)('plans paid for at %s', (_, start) => {
  let world: Served;
  let port: PlanPayments;
  beforeAll(async () => {
    world = await start();
    port = await sandboxPlanPayments(world.url, testSecret);
  });
  afterAll(() => world.close());

  const asked = (more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
    reference: randomUUID(),
    customer: null,
    email: 'ada@example.com',
    amount: '25',
    currency: 'USD',
    description: 'Growth, 16 June to 30 June 2026',
    successUrl: 'https://books.example.com/settings/plans?paid=1',
    cancelUrl: 'https://books.example.com/settings/plans',
    ...more,
  });
  /** A card that was kept on a page, and behaves so when it is charged without its owner. */
  const keptCard = async (card: string): Promise<KeptMethod> => {
    const page = await port.saveMethod(asked());
    await pressAt(page.link!, card);
    return ((await port.fetch(page.ref)) as Extract<PlanPaymentReport, { status: 'kept' }>).kept;
  };
  const chargeOf = (
    kept: KeptMethod,
    more: { reference?: string; returnUrl?: string; amount?: string } = {},
  ) =>
    port.chargeKept({
      reference: randomUUID(),
      kept,
      amount: '29',
      currency: 'USD',
      description: 'Growth, July 2026',
      returnUrl: null,
      ...more,
    });
  /** All that was ever taken of a customer, in smallest units. */
  const takenOf = async ({ customer }: KeptMethod): Promise<number> => {
    const response = await fetch(`${world.url}/v1/payment_intents?limit=100&customer=${customer}`, {
      headers: { authorization: `Bearer sk_test_${testSecret}` },
    });
    const { data } = (await response.json()) as { data: { amount_received: number }[] };
    return data.reduce((sum, one) => sum + one.amount_received, 0);
  };

  test('a page waits for its buyer, is paid, and keeps the card', async () => {
    const request = asked();
    const { ref, link } = await port.openCheckout(request);
    const named = { ref, reference: request.reference };
    expect(await port.fetch(ref)).toEqual({ ...named, status: 'requires_action', link });
    await pressAt(link!, 'works');
    expect(await port.fetch(ref)).toEqual({
      ...named,
      status: 'succeeded',
      amount: '25',
      currency: 'USD',
      refunded: '0',
      disputed: false,
      kept: {
        customer: expect.stringMatching(/^cus_/),
        method: expect.stringMatching(/^pm_/),
        label: 'Visa •••• 4242',
      },
    });
  });

  test('asked again with its reference a page is the same one, and another amount under it isn’t taken', async () => {
    const request = asked();
    const first = await port.openCheckout(request);
    expect(await port.openCheckout(request)).toEqual(first);
    await expect(port.openCheckout({ ...request, amount: '24' })).rejects.toMatchObject({ fault: 'unknown' });
  });

  test.each([
    ['JPY', '1200'],
    ['ISK', '950'],
    ['KWD', '12.345'],
    ['EUR', '0.99'],
  ])('an amount of %s comes back as it was asked for: %s', async (currency, amount) => {
    const { ref, link } = await port.openCheckout(asked({ currency, amount }));
    await pressAt(link!, 'works');
    expect(await port.fetch(ref)).toMatchObject({ status: 'succeeded', amount, currency });
  });

  test('a card that is declined on the page leaves it open', async () => {
    const { ref, link } = await port.openCheckout(asked());
    await pressAt(link!, 'decline');
    expect(await port.fetch(ref)).toMatchObject({ status: 'requires_action', link });
    await pressAt(link!, 'works');
    expect(await port.fetch(ref)).toMatchObject({ status: 'succeeded' });
  });

  test('a page without an amount keeps a card, and takes nothing', async () => {
    const kept = await keptCard('works');
    expect(kept.label).toBe('Visa •••• 4242');
    expect(await takenOf(kept)).toBe(0);
  });

  test('a kept card is charged once, however often it is asked under one reference', async () => {
    const kept = await keptCard('works');
    const reference = randomUUID();
    const first = await chargeOf(kept, { reference });
    expect(first).toMatchObject({ reference, status: 'succeeded', amount: '29', currency: 'USD', kept });
    expect(await chargeOf(kept, { reference })).toEqual(first);
    expect(await Promise.all([chargeOf(kept, { reference }), chargeOf(kept, { reference })])).toEqual([
      first,
      first,
    ]);
    expect(await takenOf(kept)).toBe(2900);
  });

  test('an answer that is repeated says how the payment is now', async () => {
    const kept = await keptCard('works');
    const reference = randomUUID();
    const { ref } = await chargeOf(kept, { reference });
    await port.refund({ ref: ref!, refundId: randomUUID(), amount: '9', currency: 'USD' });
    expect(await chargeOf(kept, { reference })).toMatchObject({ status: 'succeeded', refunded: '9' });
  });

  test.each([
    ['funds', 'funds', false],
    ['stolen', 'stolen', true],
    ['closed', 'closed', true],
    ['confirm', 'confirmation', false],
  ])('a card of the kind %s is refused for %s; final: %s', async (card, reason, final) => {
    const kept = await keptCard(card);
    const reference = randomUUID();
    const report = await chargeOf(kept, { reference });
    expect(report).toMatchObject({ status: 'failed', decline: { reason, final } });
    expect(await chargeOf(kept, { reference })).toEqual(report);
    expect(await port.fetch(report.ref!)).toEqual(report);
    expect(await takenOf(kept)).toBe(0);
  });

  test.each([
    ['confirm', { status: 'succeeded' }, 2900],
    ['refuse', { status: 'failed', decline: { reason: 'confirmation', final: false } }, 0],
  ])('a buyer who is here is sent to their bank, and may %s', async (act, end, taken) => {
    const kept = await keptCard('confirm');
    const returnUrl = 'https://books.example.com/settings/plans';
    const report = await chargeOf(kept, { returnUrl });
    expect(report).toMatchObject({ status: 'requires_action', link: expect.stringContaining(world.url) });
    await pressAt((report as { link: string }).link, act);
    expect(await port.fetch(report.ref!)).toMatchObject(end);
    expect(await takenOf(kept)).toBe(taken);
  });

  test('a page that is ended can’t be paid any more', async () => {
    const { ref, link } = await port.openCheckout(asked());
    expect(await port.expire(ref)).toMatchObject({ status: 'lapsed' });
    await pressAt(link!, 'works').catch(() => null);
    expect(await port.expire(ref)).toMatchObject({ status: 'lapsed' });
  });

  test('whoever ends a page that was paid hears so', async () => {
    const { ref, link } = await port.openCheckout(asked());
    await pressAt(link!, 'works');
    expect(await port.expire(ref)).toMatchObject({ status: 'succeeded', amount: '25' });
  });

  test('a charge that waits for its bank is called off', async () => {
    const returnUrl = 'https://books.example.com/settings/plans';
    const { ref } = await chargeOf(await keptCard('confirm'), { returnUrl });
    expect(await port.expire(ref!)).toMatchObject({ status: 'lapsed' });
  });

  test.each(['page', 'charge'])(
    'money of a %s is given back once under one id, and never more than was paid',
    async (by) => {
      const opened = await port.openCheckout(asked());
      await pressAt(opened.link!, 'works');
      const ref =
        by === 'page' ? opened.ref : (await chargeOf(await keptCard('works'), { amount: '25' })).ref!;
      const refund = { ref, refundId: randomUUID(), amount: '10', currency: 'USD' };
      const first = await port.refund(refund);
      expect(first.status).toBe('done');
      expect(await port.refund(refund)).toEqual(first);
      expect(await port.fetch(ref)).toMatchObject({ status: 'succeeded', amount: '25', refunded: '10' });
      await expect(port.refund({ ...refund, refundId: randomUUID(), amount: '15.01' })).rejects.toMatchObject(
        {
          fault: 'refused',
        },
      );
      await port.refund({ ...refund, refundId: randomUUID(), amount: '15' });
      expect(await port.fetch(ref)).toMatchObject({ refunded: '25' });
    },
  );

  test('what the provider doesn’t know has lapsed, and a card that was taken away is a final no', async () => {
    expect(await port.fetch('pi_nowhere')).toEqual({ ref: 'pi_nowhere', reference: null, status: 'lapsed' });
    expect(await port.fetch('cs_nowhere')).toMatchObject({ status: 'lapsed' });
    const kept = await keptCard('works');
    expect(await chargeOf({ ...kept, method: 'pm_gone' })).toMatchObject({
      ref: null,
      status: 'failed',
      decline: { final: true },
    });
  });

  test('a customer who was deleted there pays as a new one', async () => {
    const { ref, link } = await port.openCheckout(asked({ customer: 'cus_gone' }));
    await pressAt(link!, 'works');
    expect(await port.fetch(ref)).toMatchObject({ status: 'succeeded' });
  });

  test('a payment whose answer was lost is found by its reference', async () => {
    const request = asked();
    const page = await port.openCheckout(request);
    expect(await port.find(request.reference, null)).toBe(page.ref);
    const kept = await keptCard('works');
    const reference = randomUUID();
    const { ref } = await chargeOf(kept, { reference });
    expect(await port.find(reference, kept.customer)).toBe(ref);
    expect(await port.find(randomUUID(), kept.customer)).toBeNull();
  });

  test('what an event is about leads to the payment that was asked for', async () => {
    const request = asked();
    const { ref, link } = await port.openCheckout(request);
    await pressAt(link!, 'works');
    const of = { ref, reference: request.reference };
    expect(await port.resolve(ref)).toEqual(of);
    const response = await fetch(`${world.url}/v1/checkout/sessions?limit=1`, {
      headers: { authorization: `Bearer sk_test_${testSecret}` },
    });
    const { data } = (await response.json()) as { data: { payment_intent: string | { id: string } }[] };
    const intent = data[0]!.payment_intent;
    expect(await port.resolve(typeof intent === 'string' ? intent : intent.id)).toEqual(of);
    const reference = randomUUID();
    const charged = await chargeOf(await keptCard('works'), { reference });
    expect(await port.resolve(charged.ref!)).toEqual({ ref: charged.ref, reference });
    expect(await port.resolve('pi_nowhere')).toBeNull();
  });

  test('what has happened is listed, whether or not anybody was told', async () => {
    const { ref, link } = await port.openCheckout(asked());
    await pressAt(link!, 'works');
    const type = 'checkout.session.completed';
    const event = { id: expect.stringMatching(/^evt_/), type, live: false, about: ref };
    expect(await port.recentEvents(1)).toContainEqual(event);
  });

  test('a key that isn’t taken is no answer, and neither is silence', async () => {
    const stranger = await sandboxPlanPayments(world.url, 'another secret of thirty-two chars');
    const nobody = await sandboxPlanPayments('http://127.0.0.1:9', testSecret);
    for (const ask of [stranger, nobody]) {
      await expect(ask.openCheckout(asked())).rejects.toMatchObject({ fault: 'unknown' });
      await expect(ask.fetch('pi_any')).rejects.toMatchObject({ fault: 'unknown' });
    }
  });
});

test('what is of the other mode is refused, whatever it says', async () => {
  const world = await startFakedStripe(testSecret, { live: true });
  const port = await sandboxPlanPayments(world.url, testSecret);
  const request = {
    reference: randomUUID(),
    customer: null,
    email: 'ada@example.com',
    successUrl: 'https://books.example.com/',
    cancelUrl: 'https://books.example.com/',
  };
  await expect(port.saveMethod(request)).rejects.toMatchObject({ fault: 'refused' });
  await world.close();
});
