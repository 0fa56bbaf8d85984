import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { locationCalls } from '../../src/api/calls/location.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk, formOf } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { ownBooks } from '../support/own-books.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { firstDay, type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let api: Api;
let bills: ReturnType<typeof billApiFor>;
let books: Awaited<ReturnType<typeof ownBooks>>;
let transfers: ReturnType<typeof transferApiFor>;
let [main, annex, box] = ['', '', ''];
beforeAll(async () => {
  server = await startServer();
  books = await ownBooks(server.url);
});
beforeEach(async () => {
  api = apiFor(await server.client());
  bills = billApiFor(api.client);
  transfers = transferApiFor(api.client);
  await transfers.enable();
  [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  box = await api.goods('Box', '10', '3');
  const moved = { from: main, to: annex, items: [[box, '4'] as const], onDay: firstDay };
  expectOk(await transfers.mark(await transfers.transfer(moved)));
});
afterAll(async () => {
  await books.close();
  await server.close();
});

/** How many boxes lie at the main location and at the annex. */
const levels = async (): Promise<string> => {
  const { locations } = expectOk(await api.client.send(stockCalls.productSummary, { productId: box })).body
    .data;
  return [main, annex]
    .map((id) => locations.find((one) => one.locationId === id)?.quantity ?? '0')
    .join(' and ');
};
const boxes = (quantity: string, LocationIDFK?: string | null) => ({
  productid: box,
  ItemName: '',
  quantity,
  price: '5',
  ...(LocationIDFK === undefined ? {} : { LocationIDFK }),
});
const at = (LocationIDFK: string | null) => ({ money: { LocationIDFK } });

test('a sale takes its goods from the location it names, and from the default one where it names none', async () => {
  const sold = await api.invoice({ ...at(annex), items: [boxes('3')] });
  expect(await levels()).toBe('6 and 1');
  expect(await api.view(sold)).toMatchObject({
    LocationIDFK: annex,
    LocationName: 'Annex',
    items: [{ LocationIDFK: null }],
  });
  const plain = await api.invoice({ items: [boxes('1')] });
  expect(await levels()).toBe('5 and 1');
  expect(await api.view(plain)).toMatchObject({ LocationIDFK: main, LocationName: 'Main location' });
  const entry = await server.owner.query(
    `select distinct l.location_id from journal_line l where l.business_id = $1 and l.document_id = $2`,
    [api.client.shop.business.id, idFromWire(sold)],
  );
  expect(entry.rows).toEqual([{ location_id: idFromWire(annex) }]);
  expectOk(await api.cancel(sold));
  expect(await levels()).toBe('5 and 4');
  await books.hold(api.client);
});

test('a line’s location wins over its document’s, and lines of one item at two places are each asked for there', async () => {
  const id = await api.invoice({ ...at(annex), items: [boxes('2'), boxes('5', main)] });
  expect(await levels()).toBe('1 and 2');
  expect((await api.view(id)).items.map(({ LocationIDFK }) => LocationIDFK)).toEqual([null, main]);
  const short = await api.create({ ...at(annex), items: [boxes('1'), boxes('2', main), boxes('2')] });
  expect(short).toMatchObject({
    status: 400,
    body: {
      kind: 'shortage',
      fields: [
        {
          field: 'items.0.quantity',
          message:
            'You have only 2 of Box in stock. You’re 1 short. There’s more elsewhere: 1 at Main location.',
        },
        {
          field: 'items.1.quantity',
          message: 'You have only 1 of Box in stock. You’re 1 short. There’s more elsewhere: 2 at Annex.',
        },
      ],
    },
  });
  // Given back, its goods lie where they lay.
  const lines = (await api.view(id)).Creditable.map(({ lineId }) => ({ lineId, quantity: '1' }));
  expectOk(await api.client.send(invoiceCalls.giveBack, { InvoiceId: id, lines }));
  expect(await levels()).toBe('2 and 3');
  await books.hold(api.client);
});

test('an issued invoice that is moved to another location gives its goods back and takes them there', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, ...at(annex), items: [boxes('3')] });
  const line = (await api.view(id)).items[0]!.id;
  const edited = { customer, ...at(main), items: [{ ...boxes('3'), id: line }] };
  expectOk(await api.update(id, edited));
  expect(await levels()).toBe('3 and 4');
  // What is left out stays as it is.
  expectOk(await api.update(id, { customer, items: [{ ...boxes('2'), id: line }] }));
  expect(await levels()).toBe('4 and 4');
  expect((await api.view(id)).LocationIDFK).toBe(main);
  await books.hold(api.client);
});

test('the goods of a bill arrive at its location, or at their line’s', async () => {
  const line = { ProductIDFK: box, ProductName: '', HomeUnitPrice: '3' };
  const items = [
    { ...line, Qty: '2' },
    { ...line, Qty: '3', LocationIDFK: main },
  ];
  const vendor = await bills.vendor('Mill');
  const id = await bills.bill({ vendor, items, more: { LocationIDFK: annex } });
  expect(await levels()).toBe('9 and 6');
  expect(await bills.view(id)).toMatchObject({
    LocationIDFK: annex,
    LocationName: 'Annex',
    VendorBillItems: [{ LocationIDFK: null }, { LocationIDFK: main }],
  });
  expectOk(await bills.update(id, { vendor, items, more: { LocationIDFK: main } }));
  expect(await levels()).toBe('11 and 4');
  expectOk(await bills.cancel(id));
  expect(await levels()).toBe('6 and 4');
  await books.hold(api.client);
});

test('a quote and an order hand their location on to what they become', async () => {
  const quotes = quoteApiFor(api.client);
  const item = { ProductIDFK: box, ProductName: 'Box', Quantity: '1', UnitPrice: '5', LocationIDFK: main };
  const quote = await quotes.quote({
    customer: await api.customer(),
    money: { LocationIDFK: annex },
    items: [item],
  });
  expect(await quotes.view(quote)).toMatchObject({
    LocationIDFK: annex,
    LocationName: 'Annex',
    QuotesItem: [{ LocationIDFK: main }],
  });
  const { id } = expectOk(await quotes.convert(quote, 'invoice')).body.data;
  expect(await api.view(id)).toMatchObject({ LocationIDFK: annex, items: [{ LocationIDFK: main }] });

  const orders = orderApiFor(api.client);
  const ordered = [
    { ProductIDFK: box, ProductName: 'Box', Qty: '2', ForeignUnitPrice: '3', LocationIDFK: main },
  ];
  const vendor = await bills.vendor('Mill');
  const order = await orders.order({ vendor, items: ordered, more: { LocationIDFK: annex } });
  expect(await orders.view(order)).toMatchObject({
    LocationIDFK: annex,
    LocationName: 'Annex',
    PurchaseOrderItems: [{ LocationIDFK: main }],
  });
  const { vendorBillId } = expectOk(await orders.convert(order)).body.data;
  expect(await bills.view(vendorBillId)).toMatchObject({
    LocationIDFK: annex,
    VendorBillItems: [{ LocationIDFK: main }],
  });
});

test('a location out of use is named by no document anew, and takes no goods', async () => {
  const shop = await transfers.location('Shop');
  expectOk(await transfers.deactivate(shop, main));
  const gone = { field: 'LocationIDFK', message: 'Shop isn’t in use. Choose another location.' };
  expect(await api.create({ ...at(shop), items: [boxes('1')] })).toMatchObject({ body: { fields: [gone] } });
  const inLine = await api.create({ items: [boxes('1', shop)] });
  expect(inLine).toMatchObject({ body: { fields: [{ ...gone, field: 'items.0.LocationIDFK' }] } });
});

test('open quotes and orders that name a location name the destination once it is out of use, as the preview said; what is done with stays', async () => {
  const [quotes, orders] = [quoteApiFor(api.client), orderApiFor(api.client)];
  const item = { ProductIDFK: box, ProductName: 'Box', Quantity: '1', UnitPrice: '5', LocationIDFK: annex };
  const customer = await api.customer();
  const quote = await quotes.quote({ customer, items: [item] });
  const done = await quotes.quote({ customer, items: [item] });
  const invoice = expectOk(await quotes.convert(done, 'invoice')).body.data.id;
  const vendor = await bills.vendor('Mill');
  const ordered = [{ ProductIDFK: box, ProductName: 'Box', Qty: '5', ForeignUnitPrice: '3' }];
  const given = { vendor, items: ordered, more: { LocationIDFK: annex } };
  const [issued, draft] = [await orders.order(given), await orders.order({ ...given, status: 'Draft' })];
  const partly = await orders.order(given);
  expectOk(await orders.bill(partly, ['2']));
  const { body } = expectOk(
    await api.client.send(locationCalls.previewDeactivation, {
      sourceLocationId: annex,
      destinationLocationId: main,
    }),
  );
  const numberOf = async (id: string) => (await orders.view(id)).PurchaseOrderNumber;
  expect(body.data.open).toEqual([
    (await quotes.view(quote)).QuoteNo,
    await numberOf(issued),
    await numberOf(partly),
  ]);
  // The draft of an order and that of a bill.
  expect(body.data.drafts).toHaveLength(2);
  const { version } = await orders.view(issued);
  expectOk(await transfers.deactivate(annex, main));
  expect(await quotes.view(quote)).toMatchObject({ QuotesItem: [{ LocationIDFK: main }] });
  for (const order of [issued, draft, partly])
    expect((await orders.view(order)).LocationIDFK, order).toBe(main);
  expect((await orders.view(issued)).version).toBe(version + 1);
  expect((await quotes.view(done)).QuotesItem[0]!.LocationIDFK).toBe(annex);
  expect(await api.view(invoice)).toMatchObject({ items: [{ LocationIDFK: annex }] });
  const { vendorBillId } = expectOk(await orders.convert(issued)).body.data;
  expectOk(await bills.approve(vendorBillId));
  expectOk(await quotes.convert(quote, 'receipt'));
  expect(await levels()).toBe('13 and 0');
  await books.hold(api.client);
});

test('what became of a quote at a location that went out of use since is not issued until another is chosen', async () => {
  const quotes = quoteApiFor(api.client);
  const item = { ProductIDFK: box, ProductName: 'Box', Quantity: '1', UnitPrice: '5' };
  const given = { customer: await api.customer(), money: { LocationIDFK: annex }, items: [item] };
  const quote = await quotes.quote(given);
  // A deleted one stays as it was.
  expectOk(await quotes.remove(quote));
  expectOk(await transfers.deactivate(annex, main));
  expectOk(await quotes.restore(quote));
  expect(await quotes.convert(quote, 'receipt')).toMatchObject({
    status: 400,
    body: {
      fields: [
        {
          field: 'location',
          message: 'The location of these goods is no longer in use. Choose another one.',
        },
      ],
    },
  });
  expect(await levels()).toBe('10 and 0');
  expectOk(await quotes.update(quote, { ...given, money: { LocationIDFK: main } }));
  expectOk(await quotes.convert(quote, 'receipt'));
  expect(await levels()).toBe('9 and 0');
  await books.hold(api.client);
});

test('a sale and the deactivation of its location at once end in one order, with nothing below zero', async () => {
  for (let round = 0; round < 4; round += 1) {
    const place = await transfers.location(`Stall ${round}`);
    const moved = { from: main, to: place, items: [[box, '1'] as const], onDay: firstDay };
    expectOk(await transfers.mark(await transfers.transfer(moved)));
    const customer = await api.customer();
    const form = formOf({ customer, ...at(place), items: [boxes('1')] });
    const [sale, deactivation] = await Promise.all([
      api.client.send(invoiceCalls.createInvoice, form),
      transfers.deactivate(place, main),
    ]);
    expect(deactivation.status).toBe(200);
    expect([200, 400]).toContain(sale.status);
    if (sale.status === 400) await api.invoice({ customer, items: [boxes('1')] });
  }
  expect(await levels()).toBe('2 and 4');
  await books.hold(api.client);
});

test('the sales list is narrowed to locations; what was written before there were several lies at the default one', async () => {
  const early = apiFor(await server.client());
  const before = await early.invoice({ prices: ['1'] });
  const places = transferApiFor(early.client);
  await places.enable();
  const [first, second] = [await places.main(), await places.location('Annex')];
  const later = await early.invoice({ prices: ['2'], money: { LocationIDFK: second } });
  const listed = async (...LocationIdList: string[]) =>
    expectOk(
      await early.client.send(invoiceCalls.listInvoicesByLocation, { LocationIdList }),
    ).body.Invoices.map(({ id }) => id);
  expect(await listed(first)).toEqual([before]);
  expect(await listed(second)).toEqual([later]);
  expect((await listed(first, second)).sort()).toEqual([before, later].sort());
  // With no location chosen, it's the list without one.
  const { body: all } = expectOk(await early.client.send(invoiceCalls.listInvoicesByLocation, {}));
  expect(all.Invoices).toHaveLength(2);
  expect(all).toEqual(await early.list());
  // The file of the list has what the list shows.
  const numbers = async (LocationIdList?: string[]) => {
    const { url } = expectOk(await early.client.send(invoiceCalls.exportInvoices, { LocationIdList })).body
      .data;
    const lines = (await server.app.inject({ url })).body.trim().split('\r\n').slice(1);
    return lines.map((line) => line.split(',')[0]);
  };
  expect(await numbers([second])).toEqual([(await early.view(later)).invoicenumber]);
  expect((await numbers()).length).toBe(2);
});
