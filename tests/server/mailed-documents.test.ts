import { expect, test } from 'vitest';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { mailingServer, office } from '../support/mailing.ts';
import { orderApiFor } from '../support/order-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { quoteApiFor } from '../support/quote-api.ts';

/** Mails and PDFs of bills, purchase orders and quotes; `mailing` and `print` are of invoices. */
const shop = mailingServer();
const copies = { Cc: 'books@example.com', Bcc: 'me@example.com', personal_message: 'As we spoke.' };
const email = 'mill@example.com';
const items = [
  { ProductName: 'Paper', Qty: '10', HomeUnitPrice: '40' },
  { ProductName: 'Ink', Qty: '2', HomeUnitPrice: '417.25' },
];

const bill = async () => {
  const bills = billApiFor(shop.client);
  const id = await bills.bill({ vendor: await bills.vendor('Paper Mill'), items });
  return { id, number: (await bills.view(id)).VendorBillNo! };
};
const order = async () => {
  const orders = orderApiFor(shop.client);
  const id = await orders.order({ vendor: await billApiFor(shop.client).vendor('Paper Mill'), items });
  return { id, number: (await orders.view(id)).PurchaseOrderNumber! };
};
const quote = async () => {
  const quotes = quoteApiFor(shop.client);
  const id = await quotes.quote({ customer: await shop.customer() });
  return { id, number: (await quotes.view(id)).QuoteNo! };
};

const mails = {
  bill: {
    made: bill,
    send: (vendorBillId: string) =>
      shop.client.send(mailingCalls.sendBillEmail, { vendorBillId, email, ...copies }),
    title: 'Bill #',
    subject: (number: string) => `Your bill ${number} with Umbrella Works`,
    opens: { ...publicViewCalls.publicBill, as: 'VendorBillNo' },
  },
  'purchase order': {
    made: order,
    send: (PurchaseOrderID: string) =>
      shop.client.send(mailingCalls.sendOrderEmail, { PurchaseOrderID, email, ...copies }),
    title: 'Purchase Order #',
    subject: (number: string) => `Purchase order ${number} from Umbrella Works`,
    opens: { ...publicViewCalls.publicOrder, as: 'PurchaseOrderNumber' },
  },
  quote: {
    made: quote,
    send: (QuoteID: string) =>
      shop.client.send(mailingCalls.sendQuoteEmail, { QuoteID, Email: email, ...copies }),
    title: 'Quote #',
    subject: (number: string) => `Quote ${number} from Umbrella Works`,
    opens: { ...publicViewCalls.publicQuote, as: 'QuoteNo' },
  },
} as const;

test.each(['bill', 'purchase order', 'quote'] as const)(
  'a %s goes by mail with its PDF, link and personal message, copies aside',
  async (kind) => {
    const { made, send, title, subject, opens } = mails[kind];
    const { id, number } = await made();
    const { taken, mail } = office();
    expect(expectOk(await send(id)).body.data.email).toBe(email);
    await shop.begin(mail);
    await expect.poll(() => taken.length, { timeout: 60_000 }).toBe(1);
    const [letter] = taken;
    expect(letter).toMatchObject({
      to: email,
      cc: ['books@example.com'],
      bcc: ['me@example.com'],
      subject: subject(number),
    });
    expect(letter!.text).toContain('As we spoke.');
    expect((await readPdf(letter!.attachments![0]!.bytes)).title).toBe(`${title}${number}`);

    const link = new URL(letter!.text.match(/https:\/\/books\.example\.com\S+/)![0]);
    const { BusinessId, UserId, ...rest } = Object.fromEntries(link.searchParams);
    // The page of a quote’s link asks with other letters than its address has.
    const query = { ...(kind === 'quote' ? { businessid: BusinessId, userid: UserId } : {}), ...rest };
    const seen = await shop.server.app.inject({ method: 'GET', url: opens.path, query });
    expect(seen.json().data[opens.as]).toBe(number);
  },
);

test('a PDF of a bill and of a purchase order names each line and total of it', async () => {
  const [billed, ordered] = [await bill(), await order()];
  const files = [
    await shop.client.send(printCalls.downloadBillPdf, { vendorBillId: billed.id }),
    await shop.client.send(printCalls.downloadOrderPdf, { PurchaseOrderID: ordered.id }),
  ];
  const papers = await Promise.all(
    files.map(async (file) => {
      const { rawPayload } = await shop.server.app.inject({ url: expectOk(file).body.data.url });
      return readPdf(rawPayload);
    }),
  );
  expect(papers.map(({ title }) => title)).toEqual([
    `Bill #${billed.number}`,
    `Purchase Order #${ordered.number}`,
  ]);
  for (const { text } of papers)
    for (const sentence of [
      'Paper Mill',
      'Paper 10',
      '40.00 400.00',
      'Ink 2',
      '417.25 834.50',
      'Total USD $1,234.50',
    ])
      expect(text).toContain(sentence);
});
