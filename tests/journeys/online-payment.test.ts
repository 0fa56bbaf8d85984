import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { sandboxProvider } from '../../server/adapters/payments/sandbox.ts';
import { pdfThreads } from '../../server/adapters/pdf/pdf-threads.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import type { Child } from '../support/child.ts';
import { type Member, startMember } from '../support/member.ts';
import { testSecret } from '../support/payments.ts';
import { type Product, startProduct } from '../support/product.ts';
import { freePort, startSandboxProcess } from '../support/sandbox.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let sandbox: Child<{ url: string }>;
let product: Product;
let jobs: Jobs;
let member: Member;
const pdf = pdfThreads(1);
beforeAll(async () => {
  sandbox = await startSandboxProcess();
  const payments = sandboxProvider(sandbox.ready.url, testSecret);
  product = await startProduct({ payments, port: await freePort() });
  const { database, clock, origin, sealing } = product;
  jobs = await startJobs(
    { database, clock, mail: localMailbox, payments, pdf, sealing, origin },
    console.error,
  );
});
afterAll(async () => {
  await jobs.stop();
  await product.close();
  await pdf.close();
  await sandbox.kill();
});
beforeEach(async () => {
  member = await startMember(product);
});
afterEach(async () => {
  await member.context.close();
  expect(member.faults).toEqual([]);
});

const today = () => product.clock().toISOString().slice(0, 10);
const shows = (word: string) =>
  counterfoil(member.page).locator('.inside').getByText(word, { exact: true }).first().waitFor();

/** Opens an invoice of 100 and its dialog of online payment. */
const asking = async (): Promise<string> => {
  const { page, api } = member;
  const id = await api.invoice({ issuedOn: today() });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Get payment link');
  await page.getByLabel('Payment link').waitFor();
  return id;
};

test('one may come back to the settings of payments, which say by which ways customers can pay', async () => {
  const { page, client, api } = member;
  const id = await api.invoice({ issuedOn: today() });
  const SuccessUrl = '/settings/payment-settings?activeTab=payment-methods';
  const { paymentlink } = expectOk(
    await client.send(paymentSessionCalls.openCardSession, { InvoiceId: id, SuccessUrl }),
  ).body.data;
  await page.goto(paymentlink!);
  await choose('Pay');
  await page.waitForURL('**/settings/payment-settings?activeTab=payment-methods');
  await page.getByRole('form', { name: 'PayPal payments' }).waitFor();
  expect(await page.getByText('its payments are simulated and no money moves').count()).toBe(4);
  expect(await violationsInBothLooks(page)).toEqual(clean);
});

const goThere = async () => {
  await dialog(member.page).getByRole('button', { name: 'Go to the payment page' }).click();
  await member.page.waitForURL(/\/pay\/sandbox\?session=/);
};
const choose = (name: string) => member.page.getByRole('button', { name, exact: true }).click();

test('a member opens the payment page, pays there, comes back to the sales, and finds the invoice paid', async () => {
  const { page } = member;
  const id = await asking();
  const cardLink = await page.getByLabel('Payment link').inputValue();
  await dialog(page).getByLabel('PayPal').click();
  await expect.poll(() => page.getByLabel('Payment link').inputValue()).not.toBe(cardLink);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await goThere();
  expect(await page.getByRole('heading').textContent()).toBe('Umbrella Works');
  await page.getByText('100.00 USD').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await choose('Pay');
  await page
    .getByText('Back from the payment page. The invoice is paid as soon as the provider says so.')
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page
    .getByRole('row', { name: /INV-0001/ })
    .getByText('Paid', { exact: true })
    .waitFor();
  await page.goto(`/sales/view-invoice?item=${id}`);
  await shows('Paid');
  await counterfoil(page).getByText('Payment provider').first().waitFor();
});

test('a declined payment leaves the customer on the page and the invoice as it was; cancelling leads back', async () => {
  const { page, api } = member;
  const id = await asking();
  await goThere();
  await choose('Have the payment declined');
  await page.getByText('The payment was declined. Nothing was taken; you may try again.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await choose('Cancel and go back');
  await page.getByText('Back from the payment page. Nothing was paid.').waitFor();
  expect((await api.view(id)).standing.status).toBe('NotPaid');
});

test('a payment confirmed later shows once the provider has said so', async () => {
  const { page } = member;
  await asking();
  await goThere();
  await choose('Pay, confirmed later');
  await page
    .getByText('Back from the payment page. The invoice is paid as soon as the provider says so.')
    .waitFor();
  await page
    .getByRole('row', { name: /INV-0001/ })
    .getByText('Paid', { exact: true })
    .waitFor();
});

test('the link of the payment page is shown first, is copied by a press, and works for whoever has it', async () => {
  const { page, api } = member;
  const id = await asking();
  const link = await page.getByLabel('Payment link').inputValue();
  await member.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('The link is copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const customer = await product.visitor(360);
  await customer.page.goto(link);
  await customer.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect.poll(async () => (await api.view(id)).standing.status).toBe('Paid');
  await customer.context.close();
});

test('a customer pays from the page of their link, on a phone, and comes back to it; a cancelled invoice offers no payment', async () => {
  const { api } = member;
  const [id, cancelled] = [
    await api.invoice({ issuedOn: today() }),
    await api.invoice({ issuedOn: today() }),
  ];
  await api.cancel(cancelled);
  const linkTo = async (DocumentId: string, kind = 'invoice') =>
    expectOk(await api.client.send(shareCalls.createLink, { kind, DocumentId })).body.data.link;
  const link = await linkTo(id);
  const customer = await product.visitor(360);
  const { page } = customer;
  await page.goto(link);
  await page.getByRole('button', { name: 'Pay online' }).click();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Go to the payment page' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page
    .getByText('Thank you. This page shows the payment once the provider has confirmed it.')
    .waitFor();
  expect(page.url()).toBe(link);
  await expect.poll(async () => (await api.view(id)).standing.status).toBe('Paid');
  await page.reload();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  expect(await page.getByRole('button', { name: 'Pay online' }).count()).toBe(0);
  await page.goto(await linkTo(cancelled));
  await page.getByText('Cancelled', { exact: true }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Pay online' }).count()).toBe(0);
  // Nor is who opens a bill asked to pay.
  const bills = billApiFor(api.client);
  await page.goto(await linkTo(await bills.bill({ vendor: await bills.vendor('Harbour Mill') }), 'bill'));
  await page.getByRole('heading', { name: /^Bill BILL-0001/ }).waitFor();
  await page.getByRole('button', { name: 'Download PDF' }).waitFor();
  expect(await page.getByRole('button', { name: /pay/i }).count()).toBe(0);
  await customer.context.close();
  expect(customer.faults).toEqual([]);
});
