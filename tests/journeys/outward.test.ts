import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { customerCalls } from '../../src/api/contract/customer.ts';
import { printCalls } from '../../src/api/contract/print.ts';
import { shareCalls } from '../../src/api/contract/share.ts';
import { granted } from '../support/desk.ts';
import { type Member, startMember } from '../support/member.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

let product: Product;
let member: Member;
let jobs: Jobs;
let guest: Visitor;
beforeAll(async () => {
  product = await startProduct();
  const { database, clock, pdf } = product;
  jobs = await startJobs(
    { database, clock, pdf, mail: localMailbox, payments: null, origin: product.origin },
    () => {},
  );
});
afterAll(async () => {
  await jobs.stop();
  await product.close();
});
beforeEach(async () => {
  member = await startMember(product);
  guest = await product.visitor(360);
});
afterEach(async () => {
  await Promise.all([member.context.close(), guest.context.close()]);
  expect([...member.faults, ...guest.faults]).toEqual([]);
});

/** What somebody reads of a page, blanks as one blank. */
const read = async (page: Page, selector: string) =>
  (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ').trim();

const ada = async () =>
  granted(
    await member.desk.client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      email: 'ada@example.com',
    }),
  ).body.data.id;

test('sent by mail, opened from the mailbox without signing in, revoked, gone', async () => {
  const { page, desk } = member;
  const id = await desk.invoice({ customer: await ada(), prices: ['100', '20.5'] });
  const { invoicenumber } = await desk.view(id);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).getByRole('button', { name: 'Send', exact: true }).click();
  expect(await dialog(page).getByRole('radio', { name: 'WhatsApp' }).isChecked()).toBe(true);
  await dialog(page)
    .getByRole('radio', { name: /^E-mail/ })
    .check();
  await expect.poll(() => dialog(page).getByLabel('To').inputValue()).toBe('ada@example.com');
  await dialog(page).getByLabel('Personal message').fill('Thank you, Ada.');
  await dialog(page).getByRole('button', { name: 'Send e-mail' }).click();
  await page.getByText('Mail has been sent.').waitFor();

  await expect
    .poll(async () => {
      await guest.page.goto('/dev/mailbox?to=ada@example.com');
      return guest.page.getByText(`Invoice ${invoicenumber} from`).count();
    })
    .toBeGreaterThan(0);
  const letter = guest.page.getByRole('article').first();
  expect(await letter.innerText()).toContain('Thank you, Ada.');
  await letter.getByRole('link').first().click();
  await guest.page.getByText('Bill to').waitFor();
  expect(new URL(guest.page.url()).pathname).toBe('/inv');
  expect(await guest.page.title()).toContain(`Invoice #${invoicenumber}`);
  expect(await read(guest.page, 'article')).toContain('120.50');
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const [saved] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest.page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(`Invoice ${invoicenumber}.pdf`);

  await page.reload();
  await counterfoil(page).getByRole('button', { name: 'Sent' }).click();
  expect(await dialog(page).innerText()).toMatch(/Document to ada@example\.com[\s\S]*, sent/);
  await dialog(page).getByRole('button', { name: 'Revoke link' }).click();
  await page.getByText('Nobody sees the document by its links any more.').waitFor();
  await guest.page.reload();
  await guest.page.getByText('This link opens nothing.').waitFor();
});

describe.each([1, 5, 100])('%i lines', (lines) => {
  test('PDF, print page and public page say the same, and the totals of the API', async () => {
    const { page, desk } = member;
    const prices = Array.from({ length: lines }, (_, n) => String(10 + n));
    const id = await desk.invoice({ customer: await ada(), prices, deposit: '3.5', notes: 'With thanks' });
    const shared = { kind: 'invoice', DocumentId: id };
    const link = granted(await desk.client.send(shareCalls.createLink, shared)).body.data.link;
    await guest.page.goto(link.replace(/^http:\/\/localhost(:\d+)?/, product.origin));
    await guest.page.getByText('Bill to').waitFor();
    const publicText = await read(guest.page, 'article');

    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(`/sales/view-invoice?item=${id}&print=true`);
    await page.getByText('Bill to').waitFor();
    const printText = await read(page, 'article');
    expect(printText).toBe(publicText);

    const { url } = granted(await desk.client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body
      .data;
    const pdf = await readPdf(new Uint8Array(await (await fetch(product.origin + url)).arrayBuffer()));
    const squeezed = (text: string) => text.replace(/\s/g, '').replaceAll('ItemQuantityRateAmount', '');
    expect(squeezed(pdf.text)).toBe(
      squeezed(printText)
        .replace(/^Lines/, '')
        .replace('Lines', ''),
    );
    const { subtotal, total, amountdue } = await desk.view(id);
    const figure = (amount: string) => Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });
    for (const amount of [subtotal, total, amountdue]) expect(publicText).toContain(figure(amount));
  });
});

test('goods are said to be on their way, and the packing slip names no price', async () => {
  const { page, desk } = member;
  const id = await desk.invoice({ customer: await ada(), prices: ['77'] });
  const { invoicenumber } = await desk.view(id);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await counterfoil(page).getByRole('button', { name: 'Delivery', exact: true }).click();
  await dialog(page).getByLabel('Tracking number').fill('NG 42');
  await dialog(page).getByLabel('E-mail this to ada@example.com').check();
  await dialog(page).getByRole('button', { name: 'Save delivery' }).click();
  await page.getByText('Delivery status has been updated.').waitFor();
  await expect.poll(() => counterfoil(page).innerText()).toContain('shipped');

  await page.addInitScript(() => {
    window.print = () => {};
  });
  await counterfoil(page).getByRole('button', { name: 'Print packing slip' }).click();
  await page.getByText('Deliver to').waitFor();
  await expect.poll(() => page.title()).toBe(`Packing slip #${invoicenumber}`);
  expect(await read(page, 'article')).not.toContain('77');
});
