import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localMailbox } from '../../server/adapters/mail/local-mailbox.ts';
import type { Mail, OutgoingMail } from '../../server/adapters/mail/mail.ts';
import { type Jobs, startJobs } from '../../server/jobs/runner.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Member, startMember } from '../support/member.ts';
import { orderApiFor } from '../support/order-api.ts';
import { paperWidthTaken } from '../support/paper-width.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
let member: Member;
let jobs: Jobs;
let guest: Visitor;
/** Letters as they were carried out: the mailbox shows their text, but not what lies in them. */
let carried: OutgoingMail[] = [];
const mail: Mail = { ...localMailbox, send: async (letter) => void carried.push(letter) };
beforeAll(async () => {
  product = await startProduct();
  const { database, clock, pdf, sealing } = product;
  jobs = await startJobs(
    { database, clock, pdf, mail, payments: null, sealing, origin: product.origin },
    () => {},
  );
});
afterAll(async () => {
  await jobs.stop();
  await product.close();
});
beforeEach(async () => {
  carried = [];
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
  expectOk(
    await member.api.client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      email: 'ada@example.com',
      whatsappnumber: '+32 470 12 34 56',
    }),
  ).body.data.id;

/** Nothing axe objects to in the light and in the dark look. */
const expectClean = async () =>
  expect(await violationsInBothLooks(member.page)).toEqual({ light: [], dark: [] });

/** Opens the dialog that sends the document before the person, and picks a way. */
const send = async (method: RegExp | string) => {
  const { page } = member;
  await pressAct(page, 'Send');
  await dialog(page).getByRole('radio', { name: method }).check();
};

const to = () => dialog(member.page).getByRole('textbox', { name: 'To' });

/** Looks into the mailbox of an address until so many letters have the subject; answers the newest. */
const letters = async (subject: string, count: number, to = 'ada@example.com') => {
  const { page } = guest;
  const found = page.getByRole('article').filter({ hasText: subject });
  await expect
    .poll(async () => {
      await page.goto(`/dev/mailbox?to=${to}`);
      return found.count();
    })
    .toBe(count);
  return found.first();
};

/** The text of the PDF that lies in the letter carried out last. */
const attached = async () => {
  const [file] = carried.at(-1)?.attachments ?? [];
  return { name: file?.name, text: (await readPdf(file!.bytes)).text };
};

/** A guest opens a link as the mail or the clipboard has it, on the port the product is tested at. */
const open = async (link: string) => {
  await guest.page.goto(link.replace(/^http:\/\/localhost(:\d+)?/, product.origin));
  await guest.page.getByRole('button', { name: 'Download PDF' }).waitFor();
};

test('sent by mail, opened from the mailbox without signing in, revoked, gone', async () => {
  const { page, api } = member;
  const id = await api.invoice({ customer: await ada(), prices: ['100', '20.5'] });
  const { invoicenumber } = await api.view(id);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Send');
  // Ada has an email address and a number: email comes first.
  expect(await page.getByRole('radio', { name: /^Email/ }).isChecked()).toBe(true);
  await expect.poll(() => to().inputValue()).toBe('ada@example.com');
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Thank you, Ada.');
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await page.getByText('Email sent.').waitFor();

  const letter = await letters(`Invoice ${invoicenumber} from`, 1);
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
  await page.getByText('The document’s links no longer work.').waitFor();
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
});

describe.each([1, 5, 100])('%i lines', (lines) => {
  test('PDF, print page and public page say the same, and the totals of the API', async () => {
    const { page, api } = member;
    const prices = Array.from({ length: lines }, (_, n) => String(10 + n));
    const id = await api.invoice({ customer: await ada(), prices, deposit: '3.5', notes: 'With thanks' });
    const shared = { kind: 'invoice', DocumentId: id };
    const link = expectOk(await api.client.send(shareCalls.createLink, shared)).body.data.link;
    await guest.page.goto(link.replace(/^http:\/\/localhost(:\d+)?/, product.origin));
    await guest.page.getByText('Bill to').waitFor();
    const publicText = await read(guest.page, 'article');
    expect(await paperWidthTaken(guest.page)).toBe(1);

    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.goto(`/sales/view-invoice?item=${id}&print=true`);
    await page.getByText('Bill to').waitFor();
    const printText = await read(page, 'article');
    expect(await paperWidthTaken(page)).toBe(1);
    expect(printText).toBe(publicText);

    const { url } = expectOk(await api.client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body
      .data;
    const pdf = await readPdf(new Uint8Array(await (await fetch(product.origin + url)).arrayBuffer()));
    // Later pages say again whose they are and what their columns are, and which they are at the foot.
    const again = /ItemQuantityPriceAmount|Page\d+of\d+|Invoice#INV-0001UmbrellaWorks/g;
    const squeezed = (text: string) => text.replace(/\s/g, '').replace(again, '');
    const printed = printText.replace(/^\s*Lines/, '').replace('Lines', '');
    expect(squeezed(pdf.text)).toBe(squeezed(printed));
    const { subtotal, total, amountdue } = await api.view(id);
    const figure = (amount: string) => Number(amount).toLocaleString('en', { minimumFractionDigits: 2 });
    for (const amount of [subtotal, total, amountdue]) expect(publicText).toContain(figure(amount));
  });
});

test('goods are said to be on their way, and the packing slip names no price', async () => {
  const { page, api } = member;
  const items = [{ productid: await api.goods('Lamp', '8', '5'), ItemName: '', quantity: '1', price: '77' }];
  const id = await api.invoice({ customer: await ada(), items });
  const { invoicenumber } = await api.view(id);
  await page.goto(`/sales/view-invoice?item=${id}`);
  await pressAct(page, 'Delivery');
  await dialog(page).getByLabel('Tracking number').fill('NG 42');
  await expectClean();
  await dialog(page).getByLabel('Email this to ada@example.com').check();
  await dialog(page).getByRole('button', { name: 'Save delivery' }).click();
  await page.getByText('Delivery status updated.').waitFor();
  await expect.poll(() => counterfoil(page).innerText()).toContain('shipped');

  await page.addInitScript(() => {
    window.print = () => {};
  });
  await pressAct(page, 'Print packing slip');
  await page.getByText('Deliver to').waitFor();
  await expect.poll(() => page.title()).toBe(`Packing slip #${invoicenumber}`);
  expect(await read(page, 'article')).not.toContain('77');
});

test('a quote is mailed with its PDF and link, opened without signing in, and mailed again', async () => {
  const { page, api } = member;
  const quotes = quoteApiFor(api.client);
  const id = await quotes.quote({
    customer: await ada(),
    items: [{ ProductName: 'Wedding cake', Quantity: '3', UnitPrice: '340.5' }],
  });
  await page.goto(`/quotes/view-quote?quoteId=${id}`);
  await send(/^Email/);
  expect(await dialog(page).getByRole('radio', { name: 'Payment request' }).count()).toBe(0);
  await expect.poll(() => to().inputValue()).toBe('ada@example.com');
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill('As we spoke of.');
  await expectClean();
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await dialog(page).waitFor({ state: 'detached' });

  const letter = await letters('Quote QU-0001 from', 1);
  expect(await letter.innerText()).toContain('As we spoke of.');
  const { name, text } = await attached();
  expect(name).toBe('Quote QU-0001.pdf');
  expect(text).toContain('Wedding cake');
  expect(text).toContain('1,021.50');
  await letter.getByRole('link').first().click();
  await guest.page.getByText('Quote for').waitFor();
  expect(new URL(guest.page.url()).pathname).toBe('/public-quote');
  expect(await read(guest.page, 'article')).toContain('1,021.50');

  await counterfoil(page).getByRole('button', { name: 'Sent' }).click();
  await expectClean();
  await dialog(page).getByRole('button', { name: 'Send again' }).click();
  const again = await letters('Quote QU-0001 from', 2);
  expect(await again.innerText()).toContain('As we spoke of.');
  expect((await attached()).name).toBe('Quote QU-0001.pdf');
});

test('an order is mailed to its vendor with its PDF and a link of this site, and downloaded', async () => {
  const { page, client } = member;
  const vendor = await billApiFor(client).vendor('Paper Mill', { email: 'mill@example.com' });
  await page.goto(`/purchase-order/view?po=${await orderApiFor(client).order({ vendor })}`);
  await Promise.all([page.waitForEvent('download'), pressAct(page, 'Download PDF')]);
  await send(/^Email/);
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  const letter = await letters('Purchase order PO-0001 from', 1, 'mill@example.com');
  expect((await attached()).text).toContain('Paper Mill');
  const href = await letter.getByRole('link').first().getAttribute('href');
  expect(href).toMatch(`${product.origin}/public-purchase-order?`);
  await open(href!);
});

test('a bill is the vendor’s own: it is downloaded as a record, and offered to be sent to nobody', async () => {
  const { page, client } = member;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Paper Mill', { email: 'mill@example.com' });
  await page.goto(`/bills/view?bill=${await bills.bill({ vendor })}`);
  await page.getByText('Bill record').waitFor();
  await Promise.all([page.waitForEvent('download'), pressAct(page, 'Download PDF')]);
  expect(await page.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0);
});

test('WhatsApp opens with the customer’s number, words and link, and a copied link opens the document too', async () => {
  const { page, context, api } = member;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const id = await api.invoice({ customer: await ada(), prices: ['77'] });
  await page.goto(`/sales/view-invoice?item=${id}`);
  await send('WhatsApp');
  await expectClean();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog(page).getByRole('button', { name: 'Open WhatsApp' }).click(),
  ]);
  await opened.waitForURL('https://wa.me/**');
  const { pathname, searchParams } = new URL(opened.url());
  expect(pathname).toBe('/32470123456');
  const words = searchParams.get('text') ?? '';
  expect(words).toMatch(/Invoice INV-0001 from Umbrella Works: http/);
  await opened.close();
  await dialog(page).waitFor({ state: 'detached' });
  await open(words.slice(words.indexOf('http')));
  expect(await read(guest.page, 'article')).toContain('77.00');

  await send('Copy link');
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  await open(await page.evaluate(() => navigator.clipboard.readText()));
  expect(await read(guest.page, 'article')).toContain('77.00');
  await expect.poll(() => counterfoil(page).innerText()).toContain('2 links');
});

test('a payment email asks for what is still owed, with the invoice attached and a link to it', async () => {
  const { page, api } = member;
  const id = await api.invoice({ customer: await ada(), prices: ['120'] });
  await api.pay(id, '45');
  await page.goto(`/sales/view-invoice?item=${id}`);
  await send(/^Payment request/);
  await expect.poll(() => to().inputValue()).toBe('ada@example.com');
  await expectClean();
  await dialog(page).getByRole('button', { name: 'Ask for payment' }).click();
  await page.getByText('The payment email goes to ada@example.com.').waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  const letter = await letters('Payment request: invoice INV-0001 from', 1);
  expect(await letter.innerText()).toMatch(/75\.00/);
  const { name, text } = await attached();
  expect(name).toBe('Invoice INV-0001.pdf');
  expect(text).toContain('75.00');
  await letter.getByRole('link').first().click();
  await guest.page.getByText('Bill to').waitFor();
  expect(await read(guest.page, 'article')).toContain('75.00');
});
