import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { signatureHeader } from '../../server/adapters/payments/sandbox.ts';
import { signed } from '../../server/adapters/payments/signature.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { heldPaymentCalls } from '../../src/api/calls/held-payment.ts';
import { providerCalls } from '../../src/api/wire/provider-calls.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { notingProvider, openSession, reportOn, testSecret } from '../support/payments.ts';
import { type Product, startProduct } from '../support/product.ts';
import { freePort } from '../support/sandbox.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

let product: Product;
let jobs: Jobs;
let member: Member;
beforeAll(async () => {
  const payments = notingProvider();
  product = await startProduct({ payments, port: await freePort() });
  const { database, clock, origin, pdf, sealing } = product;
  jobs = await startJobs(
    { database, clock, mail: localMailbox, payments, pdf, sealing, origin },
    console.error,
  );
  member = await startMember(product);
});
afterEach(() => expect(member.faults).toEqual([]));
afterAll(async () => {
  await jobs.stop();
  await product.close();
});

/** An invoice of 100 for which a provider reported more than twice as much, opened on its page. */
const opened = async (amount: string): Promise<string> => {
  const { page, api, client } = member;
  const id = await api.invoice({ issuedOn: product.clock().toISOString().slice(0, 10) });
  const session = await openSession(client, id);
  const body = JSON.stringify(reportOn(client, session, 'payment.received', { amount }));
  const response = await fetch(new URL(providerCalls.receiveEvent.path, product.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signed(Buffer.from(body), testSecret, product.clock()),
    },
    body,
  });
  expect(response.status).toBe(200);
  const held = async () => expectOk(await client.send(heldPaymentCalls.getHeld, { InvoiceId: id })).body.data;
  await expect.poll(async () => (await held()).length).toBe(1);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'payment is waiting for your decision' }).click();
  await page.waitForURL(`**/sales/view-invoice?item=${id}`);
  await page.getByText('It isn’t in your books yet.').waitFor();
  return id;
};

test('an owner books a payment that was far too much: the invoice is paid, the rest is credit', async () => {
  const { page } = member;
  await opened('250');
  await page.getByText('250.00').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await page.getByRole('button', { name: 'Book…' }).click();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await dialog(page).getByRole('button', { name: 'Book payment' }).click();
  await page.getByText('Payment booked.').waitFor();
  await counterfoil(page).getByText('150.00').first().waitFor();
  expect(await page.getByText('It isn’t in your books yet.').count()).toBe(0);
});

test('or refuses it, and decides later when they aren’t sure', async () => {
  const { page, api } = member;
  const id = await opened('900');
  await page.getByRole('button', { name: 'Refuse…' }).click();
  await dialog(page).getByRole('button', { name: 'Decide later' }).click();
  await page.getByRole('button', { name: 'Refuse…' }).click();
  await dialog(page).getByRole('button', { name: 'Refuse payment' }).click();
  await page.getByText('Payment refused.').waitFor();
  expect(await page.getByText('It isn’t in your books yet.').count()).toBe(0);
  expect(await api.view(id)).toMatchObject({ amountdue: '100', payment: [] });
});
