import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, firstDay, type Server, startServer } from '../support/server.ts';

/** Goods and prices given back, on either side. Source: answers-2.md, Q110. */
let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const onNewBooks = async () => {
  server.setToday(firstDay);
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
};

const textOf = async (url: string): Promise<string> =>
  (await readPdf((await server.app.inject({ url })).rawPayload)).text;

/** Ten candles at 5 lie there; three are sold at 10 with a tenth of tax. */
const soldCandles = async () => {
  await onNewBooks();
  const candle = await api.goods('Candle', '10', '5');
  const TaxId = await api.tax('VAT 10%');
  const items = [{ productid: candle, ItemName: 'Candle', quantity: '3', price: '10', TaxId }];
  const id = await api.invoice({ customer: await api.customer(), items, issuedOn: firstDay });
  const [line] = (await api.view(id)).Creditable;
  return { id, lineId: line!.lineId };
};

describe('a credit note', () => {
  test('takes pieces back at the cost they left with, and its tax, off what is owed', async () => {
    const { id, lineId } = await soldCandles();
    const lines = [{ lineId, quantity: '1' }];
    const effects = await api.preview(id, 'give-back', { creditNote: { lines } });
    expect(effects.status).toMatchObject([{ from: 'NotPaid', to: 'DepositPaid' }]);
    expect(effects.stock).toEqual([{ name: 'Candle', quantity: '1', value: '5' }]);
    expectOk(await api.giveBack(id, lines, { reason: 'Broken', date: firstDay }));
    expect((await api.journal()).slice(-2)).toEqual([
      `${firstDay} Broken: Dr 16 10, Dr 9 1, Cr 2 11`,
      `${firstDay} Goods came back: Cr 32 5, Dr 34 5`,
    ]);
    const view = await api.view(id);
    expect(view).toMatchObject({
      amountdue: '22',
      amountcredited: '11',
      amountpaid: '0',
      CreditNotes: [
        { number: 'CN-0001', date: firstDay, reason: 'Broken', amount: '11', settled: '11', undone: false },
      ],
      Creditable: [{ lineId, quantity: '2', amount: '20', tax: '2', goods: true, openedOn: null }],
    });
    // What the preview said is what was written.
    expect(
      effects.entries.flatMap((entry) => entry.lines.map(({ accountId, amount }) => [accountId, amount])),
    ).toEqual([
      [16, '10'],
      [9, '1'],
      [2, '-11'],
      [32, '-5'],
      [34, '5'],
    ]);
  });

  test('of pieces that are not back leaves the stock alone, and lowers a price where an amount alone is typed', async () => {
    const { id, lineId } = await soldCandles();
    expectOk(await api.giveBack(id, [{ lineId, quantity: '1' }], { goods: 'kept' }));
    expectOk(await api.giveBack(id, [{ lineId, amount: '4' }]));
    expect(await api.balances()).toMatchObject({ 2: '17.6', 9: '-1.6', 16: '14', 32: '15', 34: '35' });
    expect((await api.view(id)).CreditNotes.map(({ number, amount }) => [number, amount])).toEqual([
      ['CN-0001', '11'],
      ['CN-0002', '4.4'],
    ]);
  });

  test('beyond what is owed becomes credit, which is spent before it can be undone', async () => {
    const { id, lineId } = await soldCandles();
    expectOk(await api.pay(id, '33'));
    expectOk(await api.giveBack(id, [{ lineId, amount: '20' }], { payments: 'credit' }));
    const { clientId, CreditNotes } = await api.view(id);
    expect(await api.creditOf(clientId!)).toBe('22');
    const other = await api.invoice({ customer: clientId, item: 'Lamp' });
    expectOk(await api.applyCredit(other, '10'));
    const refused = await api.undoGiveBack(id, CreditNotes[0]!.id);
    expect([refused.status, refused.body.Message]).toEqual([
      400,
      'The credit from it has been used on INV-0002. Take that back first.',
    ]);
    const [applied] = (await api.view(other)).payment;
    expectOk(await api.deletePayment(other, applied!.id));
    expectOk(await api.undoGiveBack(id, CreditNotes[0]!.id));
    expect(await api.creditOf(clientId!)).toBe('0');
    expect(await api.view(id)).toMatchObject({
      amountdue: '0',
      amountcredited: '0',
      CreditNotes: [{ undone: true }],
    });
    const twice = await api.undoGiveBack(id, CreditNotes[0]!.id);
    expect(twice.body).toMatchObject({ kind: 'illegal-move', Message: 'This was undone already.' });
  });

  test('paid back at once goes by the way that is chosen, and comes back when it is undone', async () => {
    const { id, lineId } = await soldCandles();
    expectOk(await api.pay(id, '33'));
    const sums = await api.balances();
    expectOk(await api.giveBack(id, [{ lineId, amount: '20' }], { payments: 'refund', paymentmode: 4 }));
    expect(await api.balances()).toMatchObject({ 1: '33', 3: '-22', 16: '20' });
    const { CreditNotes, clientId } = await api.view(id);
    expect(CreditNotes).toMatchObject([{ paidBack: true, settled: '0', homeAmount: '22' }]);
    expect(await api.creditOf(clientId!)).toBe('0');
    expectOk(await api.undoGiveBack(id, CreditNotes[0]!.id));
    const after = await api.balances();
    expect(Object.fromEntries(Object.entries(after).filter(([, amount]) => amount !== '0'))).toEqual(sums);
  });

  test('is on the statement, lowers what is open and what was invoiced, and stands on paper that names its invoice', async () => {
    const { id, lineId } = await soldCandles();
    expectOk(await api.giveBack(id, [{ lineId, amount: '20' }], { reason: 'Late' }));
    const { clientId, CreditNotes, invoicenumber } = await api.view(id);
    const customer = expectOk(await client.send(customerCalls.getCustomer, { clientid: clientId })).body.data;
    expect(customer).toMatchObject({ totaloutstanding: '11' });
    const file = expectOk(
      await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id, CreditNoteId: CreditNotes[0]!.id }),
    ).body.data;
    expect(file.name).toBe('Credit note CN-0001.pdf');
    const text = await textOf(file.url);
    for (const sentence of [
      'Credit note',
      'CN-0001',
      `For invoice ${invoicenumber}`,
      'Lower price',
      '22.00',
      'Late',
    ])
      expect(text).toContain(sentence);
    // The invoice's own paper says what of it was given back.
    const own = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
    expect(await textOf(own.url)).toContain('Credited');
  });

  test('keeps its invoice from being edited and cancelled until it is undone', async () => {
    const { id, lineId } = await soldCandles();
    expectOk(await api.giveBack(id, [{ lineId, amount: '1' }]));
    expect((await api.update(id, { item: 'Lamp' })).status).toBe(400);
    const cancelled = expectOk(await api.cancel(id)).body.data.rows[0]!;
    expect([cancelled.done, cancelled.reason]).toEqual([false, 'It has a credit note. Undo that first.']);
  });

  test('says beside the line what can’t go back, and writes nothing', async () => {
    const { id, lineId } = await soldCandles();
    const ask = async (lines: object[], more: Record<string, unknown> = {}) =>
      (await api.giveBack(id, lines, more)).body.fields;
    expect(await ask([{ lineId, quantity: '4' }])).toEqual([
      { field: 'lines.0.quantity', message: 'At most 3 can still be given back.' },
    ]);
    expect(await ask([{ lineId, amount: '30.01' }])).toEqual([
      { field: 'lines.0.amount', message: 'At most 30 can still be given back here.' },
    ]);
    expect(await ask([{ lineId, amount: '1.001' }])).toEqual([
      { field: 'lines.0.amount', message: 'Enter an amount with at most 2 decimals.' },
    ]);
    expect(await ask([])).toEqual([
      { field: 'lines', message: 'Enter a quantity or an amount in at least one line.' },
    ]);
    expect(await ask([{ lineId, amount: '1' }], { date: '2026-03-03' })).toEqual([
      { field: 'date', message: 'Choose today or an earlier day.' },
    ]);
    await server.lockBooks(client, firstDay);
    const locked = await api.giveBack(id, [{ lineId, amount: '1' }]);
    expect(locked.body.kind).toBe('locked-period');
    expect((await api.view(id)).CreditNotes).toEqual([]);
  });
});

describe('shipping given back', () => {
  test('on an invoice comes off 35 with its tax, by itself or with lines, and no more than there was', async () => {
    await onNewBooks();
    const TaxId = await api.tax('VAT 10%');
    const items = [{ ItemName: 'Work', quantity: '1', price: '100', TaxId }];
    const money = { ShipValue: '20', ShippingTaxIDFK: TaxId };
    const id = await api.invoice({ customer: await api.customer(), items, issuedOn: firstDay, money });
    const [line] = (await api.view(id)).Creditable;
    expect((await api.view(id)).CreditableShipping).toEqual({ amount: '20', tax: '2' });
    const effects = await api.preview(id, 'give-back', { creditNote: { lines: [], shipping: '5' } });
    expectOk(await api.giveBack(id, [], { shipping: '5', reason: 'Late' }));
    expect((await api.journal()).at(-1)).toBe(`${firstDay} Late: Dr 35 5, Dr 9 0.5, Cr 2 5.5`);
    expect(effects.entries[0]!.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      [35, '5'],
      [9, '0.5'],
      [2, '-5.5'],
    ]);
    const more = await api.giveBack(id, [], { shipping: '15.01' });
    expect(more.body).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'shipping', message: 'At most 15 of the shipping can still be given back.' }],
    });
    expectOk(await api.giveBack(id, [{ lineId: line!.lineId, quantity: '1' }], { shipping: '15' }));
    const view = await api.view(id);
    expect(view).toMatchObject({
      amountdue: '0',
      CreditableShipping: { amount: '0', tax: '0' },
      CreditNotes: [
        { amount: '5.5', shipping: '5', shippingTax: '0.5' },
        { amount: '126.5', shipping: '15', shippingTax: '1.5' },
      ],
    });
    expect(await api.balances()).toEqual({ 13: '-100', 16: '100' });
    const file = expectOk(
      await client.send(printCalls.downloadInvoicePdf, {
        InvoiceId: id,
        CreditNoteId: view.CreditNotes[1]!.id,
      }),
    ).body.data;
    expect(await textOf(file.url)).toMatch(/Shipping.*15\.00.*126\.50/s);
    const alone = { InvoiceId: id, CreditNoteId: view.CreditNotes[0]!.id };
    const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, alone)).body.data;
    // By itself it is the one line, and no sum of nothing stands over it.
    const text = await textOf(url);
    expect(text).toMatch(/Shipping.*5\.00.*5\.50/s);
    expect(text).not.toContain('0.00');
    for (const { id: note } of view.CreditNotes) expectOk(await api.undoGiveBack(id, note));
    expect((await api.view(id)).CreditableShipping).toEqual({ amount: '20', tax: '2' });
    expect(await api.balances()).toEqual({ 2: '132', 9: '-12', 13: '-100', 35: '-20' });
  });

  test('on a bill lowers what the goods cost that are there, its tax off 8, and comes again', async () => {
    await onNewBooks();
    const tax = await server.addTax(client, 'VAT 10%', '10');
    const box = await api.goods('Box', '0', '0');
    const items = [{ ProductIDFK: box, ProductName: 'Box', Qty: '10', HomeUnitPrice: '12' }];
    const more = { ShippingPrice: '10', ShippingTaxIDFK: tax };
    const id = await bills.bill({ vendor: await bills.vendor('Paper Mill'), items, more });
    expect(await api.stockOf(box)).toBe('10 worth 130');
    const effects = await bills.preview(id, 'give-back', { creditNote: { lines: [], shipping: '4' } });
    expect(effects.entries[0]!.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      [34, '-4'],
      [8, '-0.4'],
      [10, '4.4'],
    ]);
    expectOk(await bills.giveBack(id, [], { shipping: '4' }));
    expect(await api.balances()).toMatchObject({ 8: '0.6', 10: '-126.6', 34: '126' });
    expect(await api.stockOf(box)).toBe('10 worth 126');
    const [note] = (await bills.view(id)).CreditNotes;
    expectOk(await bills.undoGiveBack(id, note!.id));
    expect(await api.balances()).toMatchObject({ 8: '1', 10: '-131', 34: '130' });
    expect(await api.stockOf(box)).toBe('10 worth 130');
  });
});

describe('a vendor credit', () => {
  test('sends goods back at what they came with, and leaves what was paid beyond the bill as an advance', async () => {
    await onNewBooks();
    const vendor = await bills.vendor('Paper Mill');
    const box = await api.goods('Box', '0', '0');
    const items = [{ ProductIDFK: box, ProductName: 'Box', Qty: '10', HomeUnitPrice: '12' }];
    const id = await bills.bill({ vendor, items });
    expectOk(await bills.pay(id, '100'));
    const [line] = (await bills.view(id)).Creditable;
    expect(line).toMatchObject({ quantity: '10', amount: '120', tax: '0', goods: true });
    const lines = [{ lineId: line!.lineId, quantity: '4' }];
    const effects = await bills.preview(id, 'give-back', { creditNote: { lines } });
    expect(effects.stock).toEqual([{ name: 'Box', quantity: '-4', value: '-48' }]);
    expectOk(await bills.giveBack(id, lines));
    expect(await api.balances()).toMatchObject({ 1: '-100', 5: '28', 34: '72' });
    const view = await bills.view(id);
    expect(view).toMatchObject({
      Status: 'Paid',
      CreditedAmount: '20',
      advance: '28',
      CreditNotes: [{ number: 'VC-0001', amount: '48', settled: '20' }],
    });
    const file = expectOk(
      await client.send(printCalls.downloadBillPdf, {
        vendorBillId: id,
        CreditNoteId: view.CreditNotes[0]!.id,
      }),
    ).body.data;
    expect(file.name).toBe('Vendor credit VC-0001.pdf');
    const undo = await bills.preview(id, 'undo-give-back', { CreditNoteId: view.CreditNotes[0]!.id });
    expect(undo.stock).toEqual([{ name: 'Box', quantity: '4', value: '48' }]);
    expectOk(await bills.undoGiveBack(id, view.CreditNotes[0]!.id));
    expect(await bills.view(id)).toMatchObject({ Status: 'DepositPaid', Balance: '20', advance: '0' });
    expect(await api.balances()).toMatchObject({ 1: '-100', 10: '-20', 34: '120' });
  });
});

test('the last of several credit notes takes what rounding left, on the account for rounding and not as an exchange gain', async () => {
  await onNewBooks();
  // 100 euros at 1.005 are 100.50; thirds of 33.33, 33.33 and 33.34 are 33.50, 33.50 and 33.51.
  const id = await api.invoice({ money: { ForeignCurrencyID: 978, ExchangeRate: '1.005' } });
  expectOk(await api.pay(id, '100', { ExchangeRate: '1.005' }));
  const lineId = (await api.view(id)).items[0]!.id;
  for (const amount of ['33.33', '33.33', '33.34']) expectOk(await api.giveBack(id, [{ lineId, amount }]));
  expect(await api.balances()).toEqual({ 1: '100.5', 11: '-100.5', 13: '-100.5', 16: '100.51', 20: '-0.01' });
});

test('what is taken off the balance is worth what is left of it: the difference is rounding too, and is gone once the note is undone', async () => {
  await onNewBooks();
  const id = await api.invoice({ money: { ForeignCurrencyID: 978, ExchangeRate: '1.005' } });
  const lineId = (await api.view(id)).items[0]!.id;
  for (const amount of ['33.33', '33.33', '33.34']) expectOk(await api.giveBack(id, [{ lineId, amount }]));
  expect(await api.balances()).toEqual({ 13: '-100.5', 16: '100.51', 20: '-0.01' });
  const [last] = (await api.view(id)).CreditNotes.slice(-1);
  expectOk(await api.undoGiveBack(id, last!.id));
  expect(await api.balances()).toEqual({ 2: '33.5', 13: '-100.5', 16: '67' });
});

test('goods of an invoice paid less a discount: nobody gets back more than was paid, and what is undone is as it was', async () => {
  await onNewBooks();
  const id = await api.invoice();
  expectOk(await api.pay(id, '98'));
  expectOk(await api.writeOff(id));
  const paid = { 1: '98', 13: '-100', 42: '2' };
  expect(await api.balances()).toEqual(paid);
  const lineId = (await api.view(id)).items[0]!.id;
  expectOk(await api.giveBack(id, [{ lineId, amount: '50' }]));
  // Half of the discount is gone with half of the goods: 49 of the 98 are theirs again.
  expect(await api.balances()).toEqual({ 1: '98', 11: '-49', 13: '-100', 16: '50', 42: '1' });
  expect(await api.view(id)).toMatchObject({ writtenoff: '1', amountdue: '0', amountcredited: '1' });
  expectOk(await api.giveBack(id, [{ lineId, amount: '50' }]));
  expect(await api.balances()).toEqual({ 1: '98', 11: '-98', 13: '-100', 16: '100' });
  const notes = (await api.view(id)).CreditNotes.map((note) => note.id);
  for (const note of notes.reverse()) expectOk(await api.undoGiveBack(id, note));
  expect(await api.balances()).toEqual(paid);
  expect(await api.view(id)).toMatchObject({ writtenoff: '2', amountdue: '0', amountcredited: '0' });
});

test('the tax that a discount took back shrinks with it', async () => {
  await onNewBooks();
  const TaxId = await api.tax('VAT', '20');
  const id = await api.invoice({ items: [{ ItemName: 'Work', quantity: '1', price: '100', TaxId }] });
  expectOk(await api.pay(id, '117.6'));
  expectOk(await api.writeOff(id, { taxrelief: true }));
  expect(await api.balances()).toEqual({ 1: '117.6', 9: '-19.6', 13: '-100', 42: '2' });
  const lineId = (await api.view(id)).items[0]!.id;
  expectOk(await api.giveBack(id, [{ lineId, amount: '50' }]));
  // 60 goes back, of which 1.20 was never paid; 0.20 of the other 1.20 is tax.
  expect(await api.balances()).toEqual({ 1: '117.6', 9: '-9.8', 11: '-58.8', 13: '-100', 16: '50', 42: '1' });
});

test('a bill paid less a discount goes back whole: what comes back is what was paid', async () => {
  await onNewBooks();
  const id = await bills.bill({ vendor: await bills.vendor('Paper Mill') });
  expectOk(await bills.pay(id, '98'));
  expectOk(await bills.discount(id));
  const lineId = (await bills.view(id)).VendorBillItems[0]!.VendorBillItemID;
  expectOk(await bills.giveBack(id, [{ lineId, amount: '100' }]));
  expect(await api.balances()).toEqual({ 1: '-98', 5: '98' });
});

test('a credit note is not dated before the discount it takes its part of', async () => {
  await onNewBooks();
  const id = await api.invoice({ issuedOn: '2026-02-01' });
  expectOk(await api.pay(id, '98', { date: '2026-02-10' }));
  expectOk(await api.writeOff(id, { date: '2026-02-20' }));
  const lineId = (await api.view(id)).items[0]!.id;
  const refused = await api.giveBack(id, [{ lineId, amount: '50' }], { date: '2026-02-15' });
  expect([refused.status, refused.body.Message]).toEqual([400, expect.stringContaining('Feb 20, 2026')]);
});
