import { afterAll, beforeAll, expect, test } from 'vitest';
import { locationCalls } from '../../src/api/calls/location.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type OrderApi, orderApiFor, orderFormOf } from '../support/order-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let orders: OrderApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  orders = orderApiFor(client);
  vendor = await billApiFor(client).vendor('Paper Mill', { email: 'mill@example.com' });
});
afterAll(() => server.close());

const place = {
  ShippingAttention: 'Stores',
  ShippingAddress: '1 Marina',
  ShippingCity: 'Lagos',
  ShippingState: 'Lagos State',
  ShippingZipCode: '101241',
  ShippingCountry: 'Nigeria',
  ShippingPhone: '+234 801 000 0000',
};

test('an order keeps every field of the spec, each amount in its own currency and at home', async () => {
  const tax = await apiFor(client).tax('VAT');
  const paper = await apiFor(client).goods('Paper', '0', '0');
  const given = {
    vendor,
    items: [
      {
        ProductName: 'Paper',
        ProductIDFK: paper,
        Description: 'A4',
        Qty: '10',
        ForeignUnitPrice: '4',
        TaxID: tax,
      },
      { ProductName: 'Ink', ForeignUnitPrice: '60' },
    ],
    more: {
      CurrencyIDFK: 978,
      ForeignCurrencyIDFK: 978,
      HomeCurrencyIDFK: 840,
      ExchangeRate: '1.25',
      Note: 'By truck',
      VendorReference: 'their 7',
      DeliveryDate: '2026-03-20',
      ShippingPrice: '20',
      ShippingTaxIDFK: tax,
      SameAsBusinessAddress: false,
      WareHouseAddress: 'Dock 4',
      ...place,
      ShippingTax: '0',
      SubTotal: '0',
      NoTaxTotal: '0',
      TaxAmount: '0',
      GrandTotalAmount: '0',
      UserIDFK: idToWire(client.shop.user.id),
    },
  };
  const id = await orders.order(given);
  const party = { name: 'Paper Mill', email: 'mill@example.com' };
  const kept = {
    PurchaseOrderID: id,
    PurchaseOrderNumber: 'PO-0001',
    VendorIDFK: vendor,
    BusinessIDFK: client.business,
    UserIDFK: idToWire(client.shop.user.id),
    PurchaseOrderDate: '2026-03-02',
    DeliveryDate: '2026-03-20',
    VendorReference: 'their 7',
    Status: 'Issued',
    Note: 'By truck',
    CurrencyIDFK: 978,
    HomeCurrencyIDFK: 840,
    ForeignCurrencyIDFK: 978,
    Currency: 'EUR',
    CurrencySymbol: '$',
    ForeignCurrencySymbol: '€',
    ExchangeRate: '1.25',
    SameAsBusinessAddress: false,
    ...place,
    WareHouseAddress: 'Dock 4',
    LocationIDFK: null,
    LocationName: null,
    ShippingPrice: '20',
    ShippingTax: '2',
    SubTotal: '100',
    NoTaxTotal: '100',
    TaxAmount: '4',
    GrandTotalAmount: '126',
    HomeGrandTotalAmount: '157.5',
    VendorInfo: party,
    vendorDetails: party,
    BusinessInfo: { name: client.shop.business.name },
    PurchaseOrderItems: [
      {
        PurchaseOrderIDFK: id,
        ProductIDFK: paper,
        ProductName: 'Paper',
        Description: 'A4',
        Qty: '10',
        ForeignUnitPrice: '4',
        HomeUnitPrice: '5',
        UnitPrice: '4',
        ForeignAmount: '40',
        HomeAmount: '50',
        Amount: '40',
        TaxID: tax,
        TaxName: 'VAT',
        TaxPercentage: '10',
        ForeignTaxAmount: '4',
        HomeTaxAmount: '5',
        TaxAmount: '4',
        LocationIDFK: null,
      },
      { ProductName: 'Ink', Qty: '1' },
    ],
  };
  const seen = await orders.view(id);
  expect(seen).toMatchObject(kept);
  const items = seen.PurchaseOrderItems.map(({ PurchaseOrderItemID }) => PurchaseOrderItemID);
  const changed = {
    ...orderFormOf(given),
    PurchaseOrderID: id,
    Note: 'By ship',
    version: seen.version,
    PurchaseOrderItems: given.items.map((item, index) => ({ ...item, PurchaseOrderItemID: items[index] })),
  };
  expectOk(await client.send(orderCalls.updateOrder, changed));
  const edited = await orders.view(id);
  expect(edited).toMatchObject({ ...kept, Note: 'By ship' });
  expect(edited.PurchaseOrderItems.map(({ PurchaseOrderItemID }) => PurchaseOrderItemID)).toEqual(items);
});

test('a draft that is edited becomes what is sent in every field', async () => {
  const id = await orders.order({ vendor, status: 'Draft' });
  const before = await orders.view(id);
  const other = await billApiFor(client).vendor('Ink Works');
  const sent = {
    VendorIDFK: other,
    PurchaseOrderDate: '2026-02-20',
    DeliveryDate: '2026-02-27',
    VendorReference: 'their 8',
    CurrencyIDFK: 978,
    ForeignCurrencyIDFK: 978,
    HomeCurrencyIDFK: 840,
    ExchangeRate: '1.5',
    ShippingPrice: '7',
    SameAsBusinessAddress: false,
    WareHouseAddress: 'Dock 5',
    ...place,
  };
  const given = { vendor: other, items: [{ ProductName: 'Toner', Qty: '3', ForeignUnitPrice: '11' }] };
  expect(before).toMatchObject({ VendorIDFK: vendor, CurrencyIDFK: 840, SameAsBusinessAddress: true });
  expectOk(await orders.update(id, { ...given, status: 'Draft', more: sent }, before.version));
  expect(await orders.view(id)).toMatchObject({
    ...sent,
    VendorInfo: { name: 'Ink Works' },
    PurchaseOrderItems: [{ ProductName: 'Toner', Qty: '3', ForeignUnitPrice: '11', HomeUnitPrice: '16.5' }],
    GrandTotalAmount: '40',
    HomeGrandTotalAmount: '60',
  });
});

test('what is delivered to the business itself says so, and a status left out is a draft', async () => {
  const { Status: _, ...form } = orderFormOf({ vendor });
  const made = expectOk(await client.send(orderCalls.createOrder, form)).body.data;
  expect(await orders.view(made.PurchaseOrderID)).toMatchObject({
    SameAsBusinessAddress: true,
    Status: 'Draft',
    PurchaseOrderNumber: null,
  });
});

test('one who has the order open while another saves it is refused with what stands', async () => {
  const id = await orders.order({ vendor });
  const { version } = await orders.view(id);
  expectOk(await orders.update(id, { vendor, more: { Note: 'first' } }, version));
  expect((await orders.update(id, { vendor, more: { Note: 'second' } }, version)).body.kind).toBe('stale');
});

test('the list is by page, status, text and vendor, the first added first; its counts are of every status', async () => {
  const buyer = await server.client();
  const theirs = orderApiFor(buyer);
  const mill = await billApiFor(buyer).vendor('Mill');
  const other = await billApiFor(buyer).vendor('Other');
  const ids = [
    await theirs.order({ vendor: mill, status: 'Draft' }),
    await theirs.order({ vendor: mill }),
    await theirs.order({ vendor: other }),
    await theirs.order({ vendor: mill }),
    await theirs.order({ vendor: mill }),
    await theirs.order({ vendor: mill, status: 'Draft' }),
  ];
  expectOk(await theirs.bill(ids[2]!, ['4']));
  expectOk(await theirs.convert(ids[3]!));
  expectOk(await theirs.cancel(ids[4]!));
  expectOk(await theirs.remove(ids[5]!));
  const idsOf = async (query: Record<string, unknown>) =>
    (await theirs.list(query)).PurchaseOrders.map(({ PurchaseOrderID }) => ids.indexOf(PurchaseOrderID));
  expect(await idsOf({})).toEqual([0, 1, 2, 3, 4]);
  expect(await idsOf({ sortby: 'all', sortorder: 'desc' })).toEqual([4, 3, 2, 1, 0]);
  expect(await idsOf({ limit: '2', page: '2' })).toEqual([2, 3]);
  expect(await idsOf({ searchquery: 'other' })).toEqual([2]);
  expect(await idsOf({ vendorid: other })).toEqual([2]);
  const statuses = ['Draft', 'Issued', 'ConvertToBill', 'BillCreated', 'Cancelled', 'Deleted'];
  expect(await Promise.all(statuses.map((status) => idsOf({ status })))).toEqual([
    [0],
    [1],
    [2],
    [3],
    [4],
    [5],
  ]);
  expect(await theirs.list({ limit: '2', page: '2' })).toMatchObject({
    currentpage: 2,
    total: 5,
    pagetotal: 3,
  });
  expect(await theirs.counts()).toEqual({
    AllCount: 5,
    IssuedCount: 1,
    CancelledCount: 1,
    DraftCount: 1,
    BillCreatedCount: 1,
    ConverToBillCount: 1,
    DeletedCount: 1,
  });
  const ofMill = expectOk(await buyer.send(orderCalls.ordersOfVendor, { vendorid: mill })).body;
  expect(ofMill.PurchaseOrders.map(({ vendor: name }) => name)).toEqual(['Mill', 'Mill', 'Mill', 'Mill']);
  const nobody = await buyer.send(orderCalls.ordersOfVendor, { vendorid: vendor });
  expect(nobody.status).toBe(404);
});

test('the next number is told, and is taken on issue', async () => {
  const { PurchaseOrderNumber: next } = expectOk(await client.send(orderCalls.nextOrderNumber, {})).body.data;
  expect((await orders.view(await orders.order({ vendor }))).PurchaseOrderNumber).toBe(next);
});

test('one that is deleted by the spec’s own call is found under Deleted', async () => {
  const id = await orders.order({ vendor, status: 'Draft' });
  const query = { PurchaseOrderID: id, UserID: idToWire(client.shop.user.id) };
  expect(expectOk(await client.send(orderCalls.deleteOrder, query)).body.message).toBe(
    'Order deleted successfully.',
  );
  expect((await orders.view(id)).Status).toBe('Deleted');
});

test('an order is not made out to a deleted vendor; one that stands can still be billed', async () => {
  const gone = await billApiFor(client).vendor('Gone');
  const id = await orders.order({ vendor: gone });
  expectOk(await client.send(vendorCalls.deleteVendor, { vendorid: gone }));
  expect((await orders.create({ vendor: gone })).body.fields).toMatchObject([{ field: 'VendorIDFK' }]);
  expect((await orders.view(id)).vendordeleted).toBe(true);
  expectOk(await orders.convert(id));
});

test('its paper says where to deliver: the place written on it, else the address of its location, else that of the default one', async () => {
  const own = await server.client();
  const theirs = orderApiFor(own);
  const mill = await billApiFor(own).vendor('Mill');
  const locations = transferApiFor(own);
  await locations.enable();
  const address = { LocationAddress: '9 Quay', City: 'Ostend', ZipCode: '8400', CountryId: 56 };
  const add = (LocationName: string, more = {}) =>
    own.send(locationCalls.addLocation, { LocationName, ...more });
  const north = expectOk(await add('North store', address)).body.data.Id;
  const bare = expectOk(await add('Shed')).body.data.Id;
  const deliverTo = async (more: Record<string, unknown>) =>
    (await theirs.view(await theirs.order({ vendor: mill, more }))).PaperDetails.deliverTo;
  const ostend = ['9 Quay', '8400 Ostend', 'Belgium'];
  expect(await deliverTo({ LocationIDFK: north })).toEqual(['North store', ...ostend]);
  expect(await deliverTo({ LocationIDFK: bare })).toBeUndefined();
  expect(await deliverTo({})).toBeUndefined();
  expect(await deliverTo({ LocationIDFK: north, WareHouseAddress: 'Gate 4\n1 Marina' })).toEqual([
    'Gate 4',
    '1 Marina',
  ]);
  const main = { Id: await locations.main(), LocationName: 'Main location', ...address };
  expectOk(await own.send(locationCalls.updateLocation, main));
  expect(await deliverTo({})).toEqual(ostend);

  const id = await theirs.order({ vendor: mill, more: { LocationIDFK: north } });
  const file = expectOk(await own.send(printCalls.downloadOrderPdf, { PurchaseOrderID: id })).body.data;
  const { rawPayload } = await server.app.inject({ url: file.url });
  expect((await readPdf(rawPayload)).text).toContain('Deliver to');
});

test('whoever has its link sees an order with its look, and nothing of its bills', async () => {
  const id = await orders.order({ vendor });
  const made = await client.send(shareCalls.createLink, { kind: 'order', DocumentId: id });
  const address = new URL(expectOk(made).body.data.link);
  expect(address.pathname).toBe('/public-purchase-order');
  const query = Object.fromEntries(address.searchParams);
  expect(Object.keys(query).sort()).toEqual(['BusinessID', 'PurchaseOrderID', 'UserID']);
  const seen = expectOk(await server.send(publicViewCalls.publicOrder, { query })).body.data;
  expect(seen).toMatchObject({ PurchaseOrderID: id, VendorInfo: { name: 'Paper Mill' } });
  for (const own of ['VendorBills', 'history', 'standing', 'UserIDFK']) expect(seen).not.toHaveProperty(own);
});
