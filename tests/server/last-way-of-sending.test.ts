import { expect, test } from 'vitest';
import { mailingCalls, shareCalls } from '../../src/api/calls/mailing.ts';
import { expectOk } from '../support/api.ts';
import { mailingServer } from '../support/mailing.ts';
import { quoteApiFor } from '../support/quote-api.ts';

const shop = mailingServer();
const { customer, resend, sharing } = shop;

const pass = async (id: string, method?: 'whatsapp' | 'link') =>
  expectOk(
    await shop.client.send(shareCalls.createLink, {
      kind: 'invoice',
      DocumentId: id,
      ...(method && { way: method }),
    }),
  );
const lastMethod = async (id: string) => (await sharing(id)).lastway;

test('the way a customer was sent something is known on all their documents, and on no one else’s', async () => {
  const ada = await customer();
  const [first, second] = [
    await shop.api.invoice({ customer: ada }),
    await shop.api.invoice({ customer: ada }),
  ];
  const others = await shop.invoice();
  expect(await lastMethod(first)).toBeNull();

  await pass(first, 'whatsapp');
  expect(await Promise.all([first, second, others].map(lastMethod))).toEqual(['whatsapp', 'whatsapp', null]);
  const quote = await quoteApiFor(shop.client).quote({ customer: ada });
  const ofQuote = await shop.client.send(mailingCalls.getSharing, { kind: 'quote', DocumentId: quote });
  expect(expectOk(ofQuote).body.data.lastway).toBe('whatsapp');

  await pass(second, 'link');
  expect(await lastMethod(first)).toBe('link');
  expectOk(await resend(second));
  expect(await lastMethod(first)).toBe('mail');
});

test('a link made by a program, and a reminder, say nothing of the way somebody chose', async () => {
  const id = await shop.invoice();
  await pass(id, 'whatsapp');
  await pass(id);
  const notice = { kind: 'invoice', DocumentId: id, purpose: 'reminder' };
  expectOk(await shop.client.send(mailingCalls.sendNotice, notice));
  expect(await lastMethod(id)).toBe('whatsapp');
  expectOk(await shop.client.send(mailingCalls.sendPaymentEmail, { InvoiceId: id }));
  expect(await lastMethod(id)).toBe('mail');
});

test('a way that was refused is not remembered', async () => {
  const id = await shop.invoice();
  expect((await resend(id, { email: 'nobody' })).status).toBe(400);
  expect(await lastMethod(id)).toBeNull();
  const method = { kind: 'invoice', DocumentId: id, way: 'mail' };
  expect((await shop.client.send(shareCalls.createLink, method)).status).toBe(400);
});
