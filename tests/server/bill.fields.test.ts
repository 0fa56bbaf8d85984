import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type Client, origin, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let bills: BillApi;
let vendor: string;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  bills = billApiFor(client);
  vendor = await bills.vendor('Paper Mill', { email: 'mill@example.com' });
});
afterAll(() => server.close());

test('a bill keeps every field of the spec, each amount in its own currency and at home', async () => {
  const tax = await apiFor(client).tax('VAT');
  const paper = await apiFor(client).goods('Paper', '0', '0');
  const place = {
    ShippingAttention: 'Stores',
    ShippingAddress: '1 Marina',
    ShippingCity: 'Lagos',
    ShippingState: 'Lagos State',
    ShippingZipCode: '101241',
    ShippingCountry: 'Nigeria',
    ShippingPhone: '+234 801 000 0000',
  };
  const id = await bills.bill({
    vendor,
    reference: 'INV-77',
    day: '2026-03-01',
    due: '2026-03-20',
    items: [
      {
        ProductName: 'Paper',
        ProductIDFK: paper,
        Description: 'A4',
        Qty: '10',
        ForeignUnitPrice: '4',
        TaxID: tax,
      },
      { ProductName: 'Ink', ForeignUnitPrice: '60', TAccountId: 27 },
    ],
    more: {
      CurrencyIDFK: 978,
      ForeignCurrencyIDFK: 978,
      HomeCurrencyIDFK: 840,
      ExchangeRate: '1.25',
      Note: 'By truck',
      ShippingPrice: '20',
      ShippingTaxIDFK: tax,
      SameAsBillingAddress: false,
      WareHouseAddress: 'Dock 4',
      ...place,
    },
  });
  expectOk(await bills.pay(id, '26', { ExchangeRate: '1.25' }));
  const party = { name: 'Paper Mill', email: 'mill@example.com' };
  expect(await bills.view(id)).toMatchObject({
    VendorBillID: id,
    VendorBillNo: 'BILL-0001',
    VendorIDFK: vendor,
    BusinessIDFK: client.business,
    userIDFK: idToWire(client.shop.user.id),
    OrderNo: 'INV-77',
    OrderDate: '2026-03-01',
    DueDate: '2026-03-20',
    Note: 'By truck',
    Status: 'DepositPaid',
    StatusName: 'DepositPaid',
    CurrencyIDFK: 978,
    HomeCurrencyIDFK: 840,
    ForeignCurrencyIDFK: 978,
    HomeCurrency: 'USD',
    ForeignCurrency: 'EUR',
    ExchangeRate: '1.25',
    ForeignCurrencyAmount: '126',
    SameAsBillingAddress: false,
    SameAsBusinessAddress: false,
    ...place,
    WareHouseAddress: 'Dock 4',
    LocationIDFK: null,
    LocationName: null,
    ForeignShippingValue: '20',
    HomeShippingValue: '25',
    ForeignShippingTotal: '22',
    HomeShippingTotal: '27.5',
    ShippingPrice: '20',
    ShippingTax: '2',
    ShippingFee: '22',
    ShippingTaxIDFK: tax,
    ShippingTaxId: tax,
    ShippingTaxPercentage: '10',
    ForeignSubTotal: '100',
    HomeSubTotal: '125',
    ForeignTaxAmount: '4',
    HomeTaxAmount: '5',
    ForeignGrandTotalAmount: '126',
    HomeGrandTotalAmount: '157.5',
    ForeignGrandTotalAmountWithOutShipping: '104',
    HomeGrandTotalAmountWithOutShipping: '130',
    ForeignTotalPaidAmount: '26',
    HomeTotalPaidAmount: '32.5',
    SubTotal: '100',
    TaxAmount: '4',
    GrandTotalAmount: '126',
    PaidAmount: '26',
    NoTaxTotal: '100',
    TaxPercentage: '10',
    Balance: '125',
    ForeignBalance: '100',
    VendorInfo: party,
    vendorDetails: party,
    BusinessInfo: { name: client.shop.business.name },
    taxList: [{ TaxID: tax, TaxName: 'VAT', TaxPercentage: '10', TaxAmount: '4' }],
    PaymentHistory: [{ amount: '26', homeamount: '32.5' }],
    VendorBillItems: [
      {
        VendorBillIDFK: id,
        ProductIDFK: paper,
        ProductName: 'Paper',
        Description: 'A4',
        Qty: '10',
        ForeignUnitPrice: '4',
        HomeUnitPrice: '5',
        ForeignAmount: '40',
        HomeAmount: '50',
        SubAmount: '40',
        TaxID: tax,
        TaxName: 'VAT',
        TaxPercentage: '10',
        ForeignTaxAmount: '4',
        HomeTaxAmount: '5',
        LocationIDFK: null,
      },
      { ProductName: 'Ink', Qty: '1', TAccountId: 27 },
    ],
    ForeignBillsItems: [{ ProductName: 'Paper' }, { ProductName: 'Ink' }],
  });
});

test('the next number is told, and is taken on approval', async () => {
  const next = async () => expectOk(await client.send(billCalls.nextBillNumber, {})).body.data;
  const { VendorBillNo, today } = await next();
  expect(today).toBe('2026-03-02');
  const draft = await bills.bill({ vendor, status: 'Draft' });
  expect(await next()).toEqual({ VendorBillNo, today });
  expectOk(await bills.approve(draft));
  expect((await bills.view(draft)).VendorBillNo).toBe(VendorBillNo);
  expect((await next()).VendorBillNo).not.toBe(VendorBillNo);
});

test('one that is deleted by the spec’s own call is found under Deleted', async () => {
  const id = await bills.bill({ vendor, status: 'Draft' });
  const query = { vendorBillId: id, UserId: idToWire(client.shop.user.id) };
  expectOk(await client.send(billCalls.deleteBill, query));
  expect((await bills.view(id)).Status).toBe('Deleted');
  const found = async (status: string) =>
    (await bills.list({ status, limit: '50' })).VendorBills.map(({ VendorBillID }) => VendorBillID);
  expect([(await found('deleted')).includes(id), (await found('all')).includes(id)]).toEqual([true, false]);
});

test('what is delivered to the business itself says so', async () => {
  expect(await bills.view(await bills.bill({ vendor }))).toMatchObject({
    SameAsBillingAddress: true,
    SameAsBusinessAddress: true,
  });
});

test('its payments are listed by page, day and amount, under both names of the call', async () => {
  const id = await bills.bill({ vendor });
  for (const amount of ['10', '20', '10']) expectOk(await bills.pay(id, amount));
  const listed = expectOk(await client.send(billCalls.listBillPayments, { vendorbillid: id })).body;
  expect(listed).toMatchObject({ total: 3, pagetotal: 1, currentpage: 1 });
  expect(listed.vendorbillpayments.map(({ amount }) => amount)).toEqual(['10', '20', '10']);
  const of = async (more: Record<string, unknown>) =>
    expectOk(await client.send(billCalls.listPaymentsOfBill, { billId: id, ...more })).body;
  expect((await of({ limit: '2', page: '2' })).vendorbillpayments.map(({ amount }) => amount)).toEqual([
    '10',
  ]);
  expect((await of({ fromdate: '2026-03-03' })).total).toBe(0);
  expect((await of({ todate: '2026-03-02' })).total).toBe(3);
  expect((await of({ todate: '2026-03-01' })).total).toBe(0);
  const filtered = async (more: Record<string, unknown>) =>
    expectOk(await client.send(billCalls.listBillPayments, { vendorbillid: id, ...more })).body;
  expect((await filtered({ amount: '10' })).total).toBe(2);
  expect((await filtered({ fromdate: '2026-03-02', todate: '2026-03-02' })).total).toBe(3);
  expect((await filtered({ fromdate: '2026-03-03' })).total).toBe(0);
  expect((await filtered({ todate: '2026-03-01' })).total).toBe(0);
  const second = (await filtered({ limit: '1', page: '2' })).vendorbillpayments;
  expect(second.map(({ amount }) => amount)).toEqual(['20']);
});

test('whoever has its link sees a bill with its look, and nothing of the books', async () => {
  const terms = { EarlyPaymentPercent: '2', EarlyPaymentDays: 10 };
  const id = await bills.bill({ vendor, more: terms });
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'bill', DocumentId: id })).body
    .data;
  const address = new URL(link);
  expect(address.origin + address.pathname).toBe(`${origin}/public-bill`);
  const query = Object.fromEntries(address.searchParams);
  expect(Object.keys(query).sort()).toEqual(['businessId', 'userId', 'vendorBillId']);
  const seen = expectOk(await server.send(publicViewCalls.publicBill, { query })).body.data;
  expect(seen).toMatchObject({ VendorBillID: id, VendorInfo: { name: 'Paper Mill' }, ...terms });
  for (const own of ['journal', 'history', 'PaymentHistory', 'advance', 'standing', 'userIDFK'])
    expect(seen).not.toHaveProperty(own);
});
