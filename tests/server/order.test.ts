import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCalls } from '../../src/api/calls/order.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type Client, firstDay, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let orders: OrderApi;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  orders = orderApiFor(client);
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill', { email: 'mill@example.com', paymentterms: 14 });
});
afterAll(() => server.close());

const billedBy = async (id: string, quantities: string[], over?: boolean): Promise<string> =>
  expectOk(await orders.bill(id, quantities, over)).body.data.vendorBillId;

test('a draft has no number; issuing takes the next, and takes it once', async () => {
  const id = await orders.order({ vendor, status: 'Draft' });
  expect((await orders.view(id)).PurchaseOrderNumber).toBeNull();
  const issued = expectOk(await orders.issue(id)).body;
  expect(issued).toMatchObject({ message: 'Purchase order issued.', data: { Status: 'Issued' } });
  expect(issued.data.PurchaseOrderNumber).toMatch(/^PO-\d{4}$/);
  const again = expectOk(await orders.issue(id)).body.data;
  expect(again).toMatchObject({ repeated: true, PurchaseOrderNumber: issued.data.PurchaseOrderNumber });
});

test('an order to no vendor is refused at its field, and so is one that is expected before it is ordered', async () => {
  const nobody = await orders.create({ vendor: null });
  expect([nobody.status, nobody.body.fields]).toMatchObject([400, [{ field: 'VendorIDFK' }]]);
  const early = await orders.create({ vendor, more: { DeliveryDate: '2026-01-01' } });
  expect(early.body.fields).toMatchObject([
    { field: 'DeliveryDate', message: 'Choose a day on or after the order date.' },
  ]);
});

test('two of three lines are billed, then the rest: a bill at the order’s prices, due by the vendor’s terms, named on both', async () => {
  const items = ['Paper', 'Ink', 'Glue'].map((ProductName) => ({
    ProductName,
    Qty: '3',
    HomeUnitPrice: '5',
  }));
  const id = await orders.order({ vendor, items });
  const bill = await billedBy(id, ['3', '2']);
  const made = await bills.view(bill);
  const { PurchaseOrderNumber: number } = await orders.view(id);
  expect(made).toMatchObject({
    Status: 'Draft',
    GrandTotalAmount: '25',
    AssociatedPO: id,
    AssociatedPONumber: number,
  });
  expect(made.VendorBillItems.map(({ Qty }) => Qty)).toEqual(['3', '2']);
  expect(await orders.stands(id)).toBe('ConvertToBill 3+2+0');
  expectOk(await bills.approve(bill));
  const rest = expectOk(await orders.convert(id)).body;
  expect(rest.message).toBe('Purchase order details updated successfully.');
  expect((await bills.view(rest.data.vendorBillId)).GrandTotalAmount).toBe('20');
  expect(await orders.stands(id)).toBe('BillCreated 3+3+3');
  expect((await orders.view(id)).VendorBills).toMatchObject([
    { id: bill, status: 'NotPaid', total: '25' },
    { id: rest.data.vendorBillId, status: 'Draft', total: '20' },
  ]);
});

test('an order tells what vendor credits made of its bills', async () => {
  const id = await orders.order({ vendor });
  const bill = expectOk(await orders.convert(id)).body.data.vendorBillId;
  expectOk(await bills.approve(bill));
  expect((await orders.view(id)).VendorBills).toMatchObject([{ status: 'NotPaid', creditstate: null }]);
  const [line] = (await bills.view(bill)).Creditable;
  expectOk(await bills.giveBack(bill, [{ lineId: line!.lineId, amount: '1' }]));
  expect((await orders.view(id)).VendorBills).toMatchObject([
    { status: 'DepositPaid', creditstate: 'partly-credited', settledBy: { paid: '0', credited: '1' } },
  ]);
});

test('a draft that is billed is issued in the same step', async () => {
  const id = await orders.order({ vendor, status: 'Draft' });
  expectOk(await orders.convert(id));
  expect((await orders.view(id)).PurchaseOrderNumber).toMatch(/^PO-/);
  expect(await orders.stands(id)).toBe('BillCreated 10+2');
});

test('while a draft of its bill stands, converting answers that one, whatever is asked for', async () => {
  const id = await orders.order({ vendor });
  const bill = await billedBy(id, ['4']);
  const again = expectOk(await orders.bill(id, ['1', '1'])).body;
  expect(again).toMatchObject({
    message: 'Its bill is there already.',
    data: { vendorBillId: bill, repeated: true },
  });
});

test('two who convert with other quantities at the same moment end with one draft, and the second is told', async () => {
  const id = await orders.order({ vendor });
  const both = await Promise.all([orders.bill(id, ['4']), orders.bill(id, ['7', '2'])]);
  const made = both.map((answered) => expectOk(answered).body.data);
  expect(new Set(made.map(({ vendorBillId }) => vendorBillId)).size).toBe(1);
  expect(made.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
});

test('more than is left is asked about once, at the line; confirmed, it is billed', async () => {
  const id = await orders.order({ vendor });
  const over = await orders.bill(id, ['12', '2']);
  expect([over.status, over.body.fields]).toMatchObject([400, [{ field: 'lines.0.Qty' }]]);
  await billedBy(id, ['12', '2'], true);
  expect(await orders.stands(id)).toBe('BillCreated 12+2');
});

test('its draft bill edited to fewer takes the order back, to more takes it on', async () => {
  const id = await orders.order({ vendor });
  const bill = await billedBy(id, ['10', '2']);
  expect(await orders.stands(id)).toBe('BillCreated 10+2');
  const { VendorBillItems: lines } = await bills.view(bill);
  const items = (quantities: string[]) =>
    lines.map(({ VendorBillItemID, ProductName, ForeignUnitPrice }, index) => ({
      VendorBillItemID,
      ProductName,
      ForeignUnitPrice,
      Qty: quantities[index],
    }));
  expectOk(await bills.update(bill, { vendor, status: 'Draft', items: items(['6', '2']) }));
  expect(await orders.stands(id)).toBe('ConvertToBill 6+2');
  expectOk(await bills.update(bill, { vendor, status: 'Draft', items: items(['11', '2']) }));
  expect(await orders.stands(id)).toBe('BillCreated 11+2');
});

test('the preview of billing says what becomes of order and bill, writes nothing, and refuses as billing does', async () => {
  const id = await orders.order({ vendor });
  const { PurchaseOrderItems } = await orders.view(id);
  const ask = (quantities: string[], confirmOver?: boolean) =>
    client.send(orderCalls.previewBilling, {
      PurchaseOrderID: id,
      lines: PurchaseOrderItems.map(({ PurchaseOrderItemID }, at) => ({
        PurchaseOrderItemID,
        Qty: quantities[at],
      })),
      confirmOver,
    });
  const shown = expectOk(await ask(['4', '0'])).body.data;
  expect(await orders.stands(id)).toBe('Issued 0+0');
  expect(shown).toMatchObject({ entries: [], stock: [], warnings: [] });
  const bill = await billedBy(id, ['4', '0']);
  const [made, order] = [await bills.view(bill), await orders.view(id)];
  expect(shown.status).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'bill', from: null, to: made.Status, party: 'Paper Mill' }),
      expect.objectContaining({ number: order.PurchaseOrderNumber, from: 'Issued', to: order.Status }),
    ]),
  );
  expectOk(await bills.approve(bill));
  const [previewed, committed] = [await ask(['9', '0']), await orders.bill(id, ['9', '0'])];
  expect([previewed.status, previewed.body.fields]).toEqual([400, committed.body.fields]);
  expect(expectOk(await ask(['9', '0'], true)).body.data.status).toHaveLength(2);
});

test('what a bill is dearer or cheaper than its order says is shown by line, while the bill stands', async () => {
  const id = await orders.order({ vendor });
  const bill = await billedBy(id, ['4', '2']);
  const differences = async () =>
    (await orders.view(id)).PurchaseOrderItems.map(({ PriceDifference }) => PriceDifference);
  expect(await differences()).toEqual(['0', '0']);
  const { VendorBillItems: lines } = await bills.view(bill);
  const dearer = lines.map(({ VendorBillItemID, ProductName, ForeignUnitPrice, Qty }, index) => ({
    VendorBillItemID,
    ProductName,
    Qty,
    ForeignUnitPrice: String(Number(ForeignUnitPrice) + [0.5, -0.25][index]!),
  }));
  expectOk(await bills.update(bill, { vendor, status: 'Draft', items: dearer }));
  expect(await differences()).toEqual(['2', '-0.5']);
  expectOk(await bills.remove(bill));
  expect(await differences()).toEqual(['0', '0']);
});

test('an approved bill that is cancelled frees its quantities; the old bill is still shown', async () => {
  const id = await orders.order({ vendor });
  const bill = await billedBy(id, ['4']);
  expectOk(await bills.approve(bill));
  expectOk(await bills.cancel(bill));
  expect(await orders.stands(id)).toBe('Issued 0+0');
  const anew = await billedBy(id, ['10', '2']);
  expect((await orders.view(id)).VendorBills.map((one) => [one.id, one.status])).toEqual([
    [bill, 'Cancelled'],
    [anew, 'Draft'],
  ]);
});

test('a cancelled bill isn’t reinstated once its quantities were billed elsewhere, and is when that bill is gone', async () => {
  const id = await orders.order({ vendor });
  const bill = await billedBy(id, ['8']);
  expectOk(await bills.approve(bill));
  expectOk(await bills.cancel(bill));
  const other = await billedBy(id, ['5']);
  const before = await bills.view(bill);
  const refused = await bills.reinstate(bill);
  expect([refused.status, refused.body.Message]).toEqual([
    400,
    'Paper was billed elsewhere meanwhile. Delete or change that bill first.',
  ]);
  expect(await bills.view(bill)).toEqual(before);
  expect(await orders.stands(id)).toBe('ConvertToBill 5+0');
  expectOk(await bills.remove(other));
  expectOk(await bills.reinstate(bill));
  expect(await orders.stands(id)).toBe('ConvertToBill 8+0');
  expect((await bills.view(bill)).Status).toBe('NotPaid');
});

test('a deleted draft comes back while its quantities are free, and not once they are billed elsewhere', async () => {
  const id = await orders.order({ vendor });
  const bill = await billedBy(id, ['8']);
  expectOk(await bills.remove(bill));
  expect(await orders.stands(id)).toBe('Issued 0+0');
  expectOk(await bills.restore(bill));
  expect(await orders.stands(id)).toBe('ConvertToBill 8+0');
  expectOk(await bills.remove(bill));
  await billedBy(id, ['5']);
  const { rows } = expectOk(await bills.restore(bill)).body.data;
  expect(rows[0]).toMatchObject({
    done: false,
    reason: 'Paper was billed elsewhere meanwhile. Delete or change that bill first.',
  });
});

test('what was billed is not edited any more, nor what is cancelled billed', async () => {
  const id = await orders.order({ vendor });
  await billedBy(id, ['4']);
  expect((await orders.update(id, { vendor })).body.Message).toBe('It’s partly billed and can’t be changed.');
  const whole = await orders.order({ vendor });
  expectOk(await orders.convert(whole));
  expect((await orders.update(whole, { vendor })).body.Message).toBe('It’s billed and can’t be changed.');
  const other = await orders.order({ vendor });
  expectOk(await orders.cancel(other));
  expect((await orders.convert(other)).body.Message).toBe(
    'This purchase order is cancelled. Reopen it first.',
  );
  expectOk(await orders.remove(other));
  expectOk(await orders.restore(other));
  expectOk(await orders.reopen(other));
  expect(await orders.stands(other)).toBe('Issued 0+0');
});

test('the paper of an issued order that is changed says since when, that of a draft and of a copy doesn’t', async () => {
  const changedOn = async (id: string) => (await orders.view(id)).PaperDetails.changedOn;
  const draft = await orders.order({ vendor, status: 'Draft' });
  expectOk(await orders.update(draft, { vendor, status: 'Draft' }));
  const id = await orders.order({ vendor });
  expectOk(await orders.update(id, { vendor }));
  const copy = expectOk(await orders.duplicate(id)).body.data.PurchaseOrderID;
  expect(await changedOn(id)).toBe(firstDay);
  expect([await changedOn(draft), await changedOn(copy)]).toEqual([undefined, undefined]);
});

test('an order in another currency gives its bill the rate, which can be changed', async () => {
  const more = { CurrencyIDFK: 978, ExchangeRate: '1.25' };
  const id = await orders.order({ vendor, more });
  const bill = await bills.view(await billedBy(id, ['10']));
  expect(bill).toMatchObject({ ForeignCurrency: 'EUR', ExchangeRate: '1.25', ForeignGrandTotalAmount: '40' });
});

test('nothing of an order is in the books or in stock until its bill is approved', async () => {
  const api = apiFor(client);
  const pen = await api.goods('Pen', '1', '2');
  const items = [{ ProductName: 'Pen', ProductIDFK: pen, Qty: '9', HomeUnitPrice: '2' }];
  const id = await orders.order({ vendor, items });
  const bill = await billedBy(id, ['9']);
  expect(await api.stockOf(pen)).toBe('1 worth 2');
  expectOk(await bills.approve(bill));
  expect(await api.stockOf(pen)).toBe('10 worth 20');
});

test('without orders and bills in the plan none is added, edited, issued or billed; those that stand are shown, closed, cancelled and deleted', async () => {
  const own = await server.client();
  const [theirs, theirBills] = [orderApiFor(own), billApiFor(own)];
  const mill = await theirBills.vendor('Mill');
  const [draft, open, billed] = [
    await theirs.order({ vendor: mill, status: 'Draft' }),
    await theirs.order({ vendor: mill }),
    await theirs.order({ vendor: mill }),
  ];
  const bill = expectOk(await theirs.bill(billed, ['4'])).body.data.vendorBillId;
  await server.owner.query(`update business set plan = 'free' where id = $1`, [own.shop.business.id]);
  const lacking = (flag: string) => ({ status: 400, body: { kind: 'plan-limit', details: { flag } } });
  expect(await theirs.create({ vendor: mill })).toMatchObject(lacking('purchaseOrders'));
  expect(await theirs.update(draft, { vendor: mill })).toMatchObject(lacking('purchaseOrders'));
  expect(await theirs.issue(draft)).toMatchObject(lacking('purchaseOrders'));
  expect(await theirs.duplicate(open)).toMatchObject(lacking('purchaseOrders'));
  expect(await theirs.convert(open)).toMatchObject(lacking('bills'));
  expect(await theirBills.create({ vendor: mill })).toMatchObject(lacking('bills'));
  expect(await theirBills.approve(bill)).toMatchObject(lacking('bills'));
  expectOk(await theirs.close(billed));
  expectOk(await theirs.cancel(open));
  expectOk(await theirs.remove(draft, open));
  expectOk(await theirBills.remove(bill));
  expect((await theirs.counts()).DeletedCount).toBe(2);
  expect(await theirs.stands(billed)).toBe('Issued 0+0');
});
