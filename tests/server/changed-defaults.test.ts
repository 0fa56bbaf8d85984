import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type LedgerApi, ledgerApiFor } from '../support/ledger-api.ts';
import { type Client, firstDay, type Server, startServer } from '../support/server.ts';

/** What takes something back stays on the accounts it was posted to, whatever was chosen since. Source: answers-2.md, Q76. */
let server: Server;
let client: Client;
let api: Api;
let bills: BillApi;
let ledger: LedgerApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday(firstDay);
  client = await server.client();
  api = apiFor(client);
  bills = billApiFor(client);
  ledger = ledgerApiFor(client);
});
afterAll(() => server.close());

/** Other accounts for everything that a business may choose one for. */
const chooseOthers = async (): Promise<void> => {
  expectOk(
    await ledger.saveDefaults({
      CashAndEquivalents: await ledger.added('Till', 1),
      Income: await ledger.added('Repair work', 12),
      SalesTaxesCollected: await ledger.added('State tax', 7),
      SalesTaxesPaid: await ledger.added('State tax paid', 5),
    }),
  );
};

/** The last entries of the journal, without their day. */
const lastEntries = async (n: number): Promise<string[]> =>
  (await api.journal()).slice(-n).map((entry) => entry.replace(`${firstDay} `, ''));

/** An invoice of goods with a tenth of tax, and shipping with as much, of 46.20 in all. */
const soldCandles = async () => {
  const candle = await api.goods('Candle', '10', '5');
  const TaxId = await api.tax('VAT 10%');
  const id = await api.invoice({
    customer: await api.customer(),
    issuedOn: firstDay,
    items: [{ productid: candle, ItemName: 'Candle', quantity: '3', price: '10', TaxId }],
    money: { ShipValue: '12', ShippingTaxIDFK: TaxId },
  });
  const [line] = (await api.view(id)).Creditable;
  return { id, lineId: line!.lineId };
};

test('a credit note takes tax and shipping off the accounts the invoice put them on', async () => {
  const { id, lineId } = await soldCandles();
  await chooseOthers();
  expectOk(await api.giveBack(id, [{ lineId, quantity: '1' }], { shipping: '12', reason: 'Broken' }));
  expect(await lastEntries(2)).toEqual([
    'Broken: Dr 16 10, Dr 9 1, Dr 35 12, Dr 9 1.2, Cr 2 24.2',
    'Goods came back: Cr 32 5, Dr 34 5',
  ]);
  // What is left is forgiven with its tax, which is nowhere else either.
  expectOk(await api.writeOff(id, { taxrelief: true }));
  expect((await api.balances())[9]).toBeUndefined();
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a vendor credit takes claimed tax off the account the bill put it on', async () => {
  const TaxID = await api.tax('VAT 10%');
  const id = await bills.bill({
    vendor: await bills.vendor('Paper Mill'),
    items: [{ ProductName: 'Paper', Qty: '2', HomeUnitPrice: '50', TaxID }],
    more: { ShippingPrice: '10', ShippingTaxIDFK: TaxID },
  });
  await chooseOthers();
  const [line] = (await bills.view(id)).Creditable;
  const lines = [{ lineId: line!.lineId, quantity: '1' }];
  expectOk(await bills.giveBack(id, lines, { shipping: '10', reason: 'Torn' }));
  expect(await lastEntries(1)).toEqual(['Torn: Cr 26 50, Cr 26 10, Cr 8 5, Cr 8 1, Dr 10 66']);
});

test('what was paid in cash goes back from the till it came into', async () => {
  const { id } = await soldCandles();
  expectOk(await api.pay(id, '46.2', { paymentmode: 1 }));
  await chooseOthers();
  expectOk(await api.cancel(id, { payments: 'refund' }));
  expect(Object.entries(await api.balances())).toEqual([
    ['33', '-50'],
    ['34', '50'],
  ]);
});

test('a document whose cancellation is undone is posted where it was', async () => {
  const { id } = await soldCandles();
  const TaxID = await api.tax('VAT of bills');
  const billed = await bills.bill({
    vendor: await bills.vendor('Paper Mill'),
    items: [{ ProductName: 'Paper', Qty: '2', HomeUnitPrice: '50', TaxID }],
  });
  const before = await api.balances();
  expectOk(await api.cancel(id, {}));
  expectOk(await bills.cancel(billed));
  await chooseOthers();
  expectOk(await api.undoCancel(id));
  expectOk(await bills.reinstate(billed));
  expect(await api.balances()).toEqual(before);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
