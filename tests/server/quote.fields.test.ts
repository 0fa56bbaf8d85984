import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let quotes: QuoteApi;
let given: { customer: string; candle: string; vat: string };
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
  quotes = quoteApiFor(client);
  given = {
    customer: await api.customer(),
    candle: await api.goods('Candle', '10', '1'),
    vat: await server.addTax(client, 'VAT', '19'),
  };
});
afterAll(() => server.close());

const address = {
  ShippingAddress: '1 Quay',
  ShippingCity: 'Lagos',
  ShippingState: 'LA',
  ShippingZipCode: '100001',
  ShippingCountry: 'Nigeria',
};

/** Every field of the spec's create payload. What the client works out beside them is wrong here on purpose. */
const whole = () => ({
  customer: given.customer,
  issuedOn: '2026-02-03',
  notes: 'By the end of May',
  money: {
    UserIDFK: idToWire(client.shop.user.id),
    DiscountType: 'percentage',
    DiscountPercentage: '10',
    Discount: '0',
    Email: 'ada@example.com',
    TaxAmount: '999',
    ...address,
    HomeCurrencyIDFK: 840,
    ForeignCurrencyIDFK: 978,
    ExchangeRate: '1.25',
    ShippingTaxIDFK: given.vat,
    ShippingValue: '4',
    ShippingTaxPercentage: '100',
  },
  items: [
    {
      ProductIDFK: given.candle,
      ProductName: 'Candle',
      Description: 'Of wax',
      Quantity: '3',
      UnitPrice: '7.99',
      TaxID: given.vat,
      LocationIDFK: null,
    },
  ],
});

/** What is answered of it, worked out by hand: at home 1.25 for each of its euros, every line rounded once. */
const answered = () => ({
  BusinessId: client.business,
  ClientId: given.customer,
  UserId: idToWire(client.shop.user.id),
  Email: 'ada@example.com',
  IssueDate: '2026-02-03',
  Notes: 'By the end of May',
  Status: 1,
  StatusName: 'Open',
  ClientInfo: { name: 'Ada Stone' },
  BusinessInfo: { name: client.shop.business.name },
  InvoiceSetting: { Signature: null, SignatureHolderName: '', ShowBank: true, ShowPayOnline: true },
  LocationName: null,
  LocationIDFK: null,
  HomeCurrencyId: 840,
  HomeCurrency: 'USD',
  HomeCurrencySymbol: '$',
  ForeignCurrencyId: 978,
  ForeignCurrency: 'EUR',
  ForeignCurrencySymbol: '€',
  ExchangeRate: '1.25',
  ...address,
  ShippingTaxId: given.vat,
  ShippingTaxPercentage: '19',
  ForeignShippingValue: '4',
  HomeShippingValue: '5',
  ForeignShippingTotal: '4.76',
  HomeShippingTotal: '5.95',
  DiscountType: 'percentage',
  DiscountPercentage: '10',
  Discount: '2.4',
  ForeignTaxAmount: '4.55',
  HomeTaxAmount: '5.69',
  ForeignSubTotal: '23.97',
  HomeSubTotal: '29.96',
  ForeignGrandTotalAmount: '30.88',
  HomeGrandTotalAmount: '38.6',
  ForeignGrandTotalAmountWithOutShipping: '26.12',
  HomeGrandTotalAmountWithOutShipping: '32.65',
  QuotesItem: [
    {
      ProductIDFK: given.candle,
      ProductName: 'Candle',
      Description: 'Of wax',
      Quantity: '3',
      UnitPrice: '7.99',
      ForeignUnitPrice: '7.99',
      HomeUnitPrice: '9.9875',
      Amount: '23.97',
      TaxID: given.vat,
      TaxName: 'VAT',
      TaxPercentage: '19',
      TaxAmount: '4.55',
      BaseTaxAmount: '5.69',
      isdeleted: false,
      LocationIDFK: null,
    },
  ],
});

test('a quote sent with every field of the spec is answered with every key of them', async () => {
  const { body } = expectOk(await quotes.create(whole()));
  const view = await quotes.view(body.data.QuoteID);
  expect(view).toMatchObject(answered());
  expect([view.QuoteID, view.QuoteNo]).toEqual([body.data.QuoteID, body.data.QuoteNo]);
  const [line] = view.QuotesItem;
  expect([line!.QuoteIDFK, line!.QuoteItemID.length]).toEqual([view.QuoteID, 22]);
});

test('its public link answers the same keys, and nothing the business alone knows', async () => {
  const { body } = expectOk(await quotes.create(whole()));
  const DocumentId = body.data.QuoteID;
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'quote', DocumentId })).body
    .data;
  const { BusinessId, UserId, quoteId } = Object.fromEntries(new URL(link).searchParams);
  const query = { businessid: BusinessId!, userid: UserId!, quoteId: quoteId! };
  const { data } = expectOk(await server.send(publicViewCalls.publicQuote, { query })).body;
  const { UserId: writer, ...shown } = answered();
  expect(data).toMatchObject({ ...shown, QuoteID: DocumentId, QuoteNo: body.data.QuoteNo, Email: '' });
  const inner = ['history', 'converted', 'clientdeleted', 'Cc', 'Bcc', 'personal_message', 'UserId'];
  expect(Object.keys(data).filter((key) => inner.includes(key))).toEqual([]);
  expect(JSON.stringify(data), 'nor who wrote it').not.toContain(writer);
});

test('an edit takes what the client worked out beside it, and works it out anew', async () => {
  const id = await quotes.quote(whole());
  const { customer, money, items } = whole();
  const sums = {
    IsDeleted: false,
    SubTotal: '1',
    ShippingTotal: '1',
    GrandTotalAmount: '1',
    GrandTotalAmountWithOutShipping: '1',
  };
  expectOk(
    await quotes.update(id, { customer, money: { ...money, ...sums }, items, issuedOn: '2026-02-04' }),
  );
  expect(await quotes.view(id)).toMatchObject({
    IssueDate: '2026-02-04',
    StatusName: 'Open',
    ForeignSubTotal: '23.97',
    ForeignShippingTotal: '4.76',
    ForeignGrandTotalAmount: '30.88',
    ForeignGrandTotalAmountWithOutShipping: '26.12',
  });
});

test('the form’s shipping tax percentage of 100 charges nothing while no shipping tax is chosen', async () => {
  const money = { ShippingValue: '10', ShippingTaxPercentage: '100', ShippingTaxIDFK: null };
  const view = await quotes.view(await quotes.quote({ customer: given.customer, money }));
  expect([view.ShippingTaxPercentage, view.ForeignShippingTotal, view.ForeignGrandTotalAmount]).toEqual([
    null,
    '10',
    '110',
  ]);
});

test('nobody writes a quote in another user’s name', async () => {
  const other = await server.client();
  const UserIDFK = idToWire(other.shop.user.id);
  expect((await quotes.create({ customer: given.customer, money: { UserIDFK } })).status).toBe(404);
});
