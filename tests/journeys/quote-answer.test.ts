import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { dayIn, daysAfter } from '../../src/domain/day.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { counterfoil, dialog } from '../support/sheet.ts';

let product: Product;
let member: Member;
let quotes: QuoteApi;
let guest: Visitor;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  member = await startMember(product);
  quotes = quoteApiFor(member.client);
  guest = await product.visitor(360);
});
afterEach(async () => {
  await Promise.all([member.context.close(), guest.context.close()]);
  expect([...member.faults, ...guest.faults]).toEqual([]);
});

/** A quote's public page, open before its customer. */
const opened = async (id: string) => {
  const body = { kind: 'quote', DocumentId: id };
  const { link } = expectOk(await member.client.send(shareCalls.createLink, body)).body.data;
  await guest.page.goto(link.replace(/^http:\/\/localhost(:\d+)?/, product.origin));
  await guest.page.getByRole('button', { name: 'Download PDF' }).waitFor();
};

const expectClean = async (page = guest.page) =>
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

test('a customer accepts a quote on a phone, and its owner sees who and when, and converts it', async () => {
  const { page } = guest;
  const id = await quotes.quote({
    customer: await member.api.customer(),
    validUntil: daysAfter(dayIn('UTC', product.clock()), 30),
  });
  const { QuoteNo } = await quotes.view(id);
  await opened(id);
  await page.getByRole('heading', { name: `Quote ${QuoteNo}` }).waitFor();
  await page
    .getByText(/^Valid until/)
    .first()
    .waitFor();
  await expectClean();
  await page.getByRole('button', { name: 'Accept quote' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Accept for/ })
    .click();
  await dialog(page).getByText('Enter your name.').first().waitFor();
  await expectClean();
  await dialog(page).getByLabel('Your name').fill('Ada Obi');
  await dialog(page).getByLabel('Note').fill('Please start on Monday.');
  await dialog(page)
    .getByRole('button', { name: /^(Accept for|Try again)/ })
    .click();
  await page.getByText(/^Accepted by Ada Obi on/).waitFor();
  await page.getByText('“Please start on Monday.”').waitFor();
  expect(await page.getByRole('button', { name: 'Accept quote' }).count()).toBe(0);
  expect(await guest.context.cookies()).toEqual([]);
  await expectClean();

  await member.page.goto(`/quotes/view-quote?quoteId=${id}`);
  const stub = counterfoil(member.page).locator('.inside');
  await stub.getByText('Accepted', { exact: true }).first().waitFor();
  await stub.getByText('Please start on Monday.').waitFor();
  expect(await stub.getByRole('button', { name: 'Mark as accepted' }).count()).toBe(0);
  await expectClean(member.page);
  await stub.getByRole('button', { name: 'Convert to invoice' }).click();
  await dialog(member.page).getByRole('button', { name: 'Convert to invoice' }).click();
  await member.page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
});

test('a customer declines a quote, and converting it asks first', async () => {
  const { page } = guest;
  const id = await quotes.quote({ customer: await member.api.customer() });
  await opened(id);
  await page.getByRole('button', { name: 'Decline' }).click();
  await dialog(page).getByLabel('Your name').fill('Ada Obi');
  await dialog(page).getByRole('button', { name: 'Decline quote' }).click();
  await page.getByText(/^Declined by Ada Obi on/).waitFor();

  await member.page.goto('/quotes/list');
  await member.page.getByRole('row').getByText('Declined').waitFor();
  await member.page.goto(`/quotes/view-quote?quoteId=${id}`);
  await counterfoil(member.page).getByRole('button', { name: 'Convert to invoice' }).click();
  await dialog(member.page)
    .getByText(/declined this quote\./)
    .waitFor();
});

test('a quote whose last day is over says so, and takes no answer', async () => {
  const customer = await member.api.customer();
  const id = await quotes.quote({ customer, issuedOn: '2026-01-02', validUntil: '2026-01-03' });
  await opened(id);
  await guest.page.getByText(/^This quote expired on/).waitFor();
  expect(await guest.page.getByRole('button', { name: 'Accept quote' }).count()).toBe(0);
  await expectClean();
  await member.page.goto(`/quotes/view-quote?quoteId=${id}`);
  await counterfoil(member.page).locator('.inside').getByText('Expired', { exact: true }).first().waitFor();
});
