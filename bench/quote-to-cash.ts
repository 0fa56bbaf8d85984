import { v7 } from 'uuid';
import { invoiceCalls } from '../src/api/calls/invoice.ts';
import { quoteCalls } from '../src/api/calls/quote.ts';
import { idToWire } from '../src/api/wire/id.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import { quoteFormOf } from '../tests/support/quote-api.ts';
import type { Answer, WireClient } from '../tests/support/wire-client.ts';
import { type Figure, median, timed } from './figure.ts';
import { leanClient } from './lean-client.ts';
import { openPlace } from './place.ts';
import { sameRows } from './rows-written.ts';
import { plainSeller } from './sale-by-sql.ts';

const day = new Date().toISOString().slice(0, 10);
const rounds = 7;
const perRound = 50;

const expectOk = <Data>({ status, body }: Answer): Data => {
  if (status !== 200) throw new Error(`An act was refused: ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
};

/** A quote of five lines, the invoice it becomes and its payment in full, as the page sends them. */
const sell = async (client: WireClient, { id, shop, customer, products }: OpenBusiness): Promise<void> => {
  const items = products.map((ProductIDFK, n) => ({
    ProductIDFK,
    ProductName: `Work ${n + 1}`,
    Quantity: '1',
    UnitPrice: String(10 * (n + 1)),
  }));
  const quote = { BusinessIDFK: id, ...quoteFormOf({ customer, items, issuedOn: day }) };
  const { QuoteID } = expectOk<{ QuoteID: string }>(
    await client.post(quoteCalls.createQuote.path, quote, v7()),
  );
  const request = { quoteId: QuoteID, userId: idToWire(shop.user.id), businessId: id };
  const invoice = expectOk<{ id: string }>(await client.get(quoteCalls.convertToInvoice.path, request));
  const payment = { businessid: id, InvoiceId: invoice.id, amount: '150', paymentmode: 1 };
  expectOk(await client.post(invoiceCalls.addPayment.path, payment, v7()));
};

/** Quote, invoice and payment by HTTP, beside the same rows by plain SQL in three transactions. Rounds alternate. */
export async function quoteToCash(): Promise<Figure[]> {
  const place = await openPlace();
  try {
    const [one, plain] = [await openBusiness(place.database), await openBusiness(place.database, 'Lantern')];
    const seller = await plainSeller(place.database.url, plain, day);
    const client = leanClient(place.server.ready.port, one.token);
    const seconds: Record<'http' | 'sql', number[]> = { http: [], sql: [] };
    const repeat = async (times: number, act: () => Promise<void>) => {
      for (let i = 0; i < times; i += 1) await act();
    };
    const byHttp = () => repeat(perRound, () => sell(client, one));
    const bySql = () => repeat(perRound, seller.write);
    await byHttp();
    await bySql();
    for (let round = 0; round < rounds; round += 1) {
      seconds.http.push((await timed(byHttp)) / 1000);
      seconds.sql.push((await timed(bySql)) / 1000);
    }
    await seller.end();
    client.close();
    await sameRows(place.database.url, one, plain);
    const [http, sql] = [perRound / median(seconds.http), perRound / median(seconds.sql)];
    return [
      {
        name: 'quote, invoice and payment, HTTP : plain SQL',
        measured: `${http.toFixed(0)}/s : ${sql.toFixed(0)}/s`,
        ratio: http / sql,
      },
    ];
  } finally {
    await place.end();
  }
}
