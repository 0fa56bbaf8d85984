import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '../../src/api/calls/account.ts';
import { businessCalls, newBusinessCalls } from '../../src/api/calls/business.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { onboardingCalls } from '../../src/api/calls/onboarding.ts';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { type Api, apiFor, expectOk, formOf } from '../support/api.ts';
import { verified } from '../support/people.ts';
import { quoteApiFor, quoteFormOf } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** The state of the invoice form as the spec lists it, as a form that was opened and filled in sends it. */
const formState = (clientid: string, taxId: string) => ({
  id: '',
  invoicenumber: 'INV-0001',
  invoicetype: 'invoice',
  invoicestatus: 'NotPaid',
  issue_date: '2026-03-02',
  due_date: '',
  clientid,
  clientDetails: { id: clientid, name: 'Ada Stone' },
  bankDetails: {},
  businessDetails: { companyname: 'Somebody' },
  bankid: '',
  bankname: '',
  invoiceItems: [
    {
      ItemName: 'Candle',
      description: '',
      quantity: '',
      price: 12.5,
      amount: 12.5,
      TaxPercentage: 10,
      TaxId: taxId,
      TaxName: 'VAT',
      productid: '',
      LocationIDFK: '',
      date_created: '',
    },
    { ItemName: 'Wick', description: '', quantity: 3, price: '0.10', TaxId: '', productid: '' },
  ],
  paymentlist: [],
  amountdue: 0,
  amountpaid: 0,
  deposit: '',
  requireddeposit: '',
  discount: 0,
  foreignDiscount: 0,
  discountPercentage: '',
  discountType: '',
  subtotal: 12.8,
  total: 14.05,
  foreignsubtotal: 12.8,
  foreigntotal: 14.05,
  noShippingTotal: 14.05,
  Tax: 1.25,
  notes: '',
  personal_message: '',
  paymentlink: '',
  paymenttype: '',
  PaymentThrough: '',
  sendstyle: 'whatsapp',
  whatsappnumber: '',
  email: '',
  Cc: '',
  Bcc: '',
  font: '',
  color: '',
  image: '',
  invoicestyle: '',
  InvoiceSettingStyle: '',
  InvoiceSettingId: '',
  HomeCurrencyID: 840,
  ForeignCurrencyID: '',
  ExchangeRate: '',
  foreignCurrency: { short: '', symbol: '' },
  homeCurrency: { short: 'USD', symbol: '$' },
  ShipStatus: '',
  ShipAttn: '',
  ShipStreet: '',
  ShipCountry: '',
  ShipState: '',
  ShipCity: '',
  ShipZipCode: '',
  ShipPhone: '',
  ShipValue: 0,
  ForeignShipValue: 0,
  ShippingTax: 0,
  ShippingTaxIDFK: '',
  ShippingFee: 0,
  TotalShippingPlusTax: 0,
  LocationName: '',
  invoiceUrl: '',
  isdeleted: false,
});

describe('the spec’s own payload of an invoice', () => {
  test('creates it, its empty fields counting as left out and an empty quantity as 1', async () => {
    const customer = await api.customer();
    const tax = await api.tax('VAT of the payload');
    const created = expectOk(await client.send(invoiceCalls.createInvoice, formState(customer, tax)));
    expect(await api.view(created.body.data.id)).toMatchObject({
      issue_date: '2026-03-02',
      due_date: '2026-04-02',
      ShipStatus: null,
      requireddeposit: null,
      total: '14.05',
      items: [
        { ItemName: 'Candle', quantity: '1', price: '12.5', TaxId: tax },
        { ItemName: 'Wick', quantity: '3', price: '0.1', TaxId: null },
      ],
    });
  });

  test('updates it', async () => {
    const customer = await api.customer();
    const tax = await api.tax('VAT of the update');
    const id = await api.invoice({ customer });
    expectOk(await client.send(invoiceCalls.updateInvoice, { ...formState(customer, tax), id }));
    expect(await api.view(id)).toMatchObject({
      total: '14.05',
      items: [{ quantity: '1' }, { quantity: '3' }],
    });
  });

  test('without an issue date is of today, and an update without one keeps the day it had', async () => {
    const sent = { ...formOf({ customer: await api.customer(), status: 'Draft' }), issue_date: '' };
    const { id } = expectOk(await client.send(invoiceCalls.createInvoice, sent)).body.data;
    expect((await api.view(id)).issue_date).toBe('2026-03-02');
    expectOk(await client.send(invoiceCalls.updateInvoice, { ...sent, id, issue_date: '2026-02-01' }));
    expectOk(await client.send(invoiceCalls.updateInvoice, { ...sent, id, notes: 'Later' }));
    expect(await api.view(id)).toMatchObject({ issue_date: '2026-02-01', notes: 'Later' });
  });

  test('with two different lists of items is refused rather than half read', async () => {
    const sent = formOf({ customer: await api.customer() });
    const { status, body } = await client.send(invoiceCalls.createInvoice, { ...sent, invoiceItems: [] });
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'items']);
  });

  test('without any items is refused beside them', async () => {
    const { items: _, ...sent } = formOf({ customer: await api.customer() });
    const { status, body } = await client.send(invoiceCalls.createInvoice, sent);
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'items']);
  });
});

test('a quote’s empty quantity counts as 1, an empty customer as none', async () => {
  const line = { ProductName: 'Candle', Quantity: '', UnitPrice: 5, TaxID: '', ProductIDFK: '' };
  const form = quoteFormOf({ customer: await api.customer(), items: [line] });
  const { QuoteID } = expectOk(await client.send(quoteCalls.createQuote, form)).body.data;
  expect((await quoteApiFor(client).view(QuoteID)).QuotesItem).toMatchObject([
    { Quantity: '1', UnitPrice: '5' },
  ]);
  const { status, body } = await client.send(quoteCalls.createQuote, { ...form, ClientIDFK: '' });
  expect([status, body.Message]).toEqual([
    400,
    'Can’t create a quote without adding a client.'.replace('’', "'"),
  ]);
});

test('a list asked with empty days and words is the list of everything', async () => {
  const empty = { fromdate: '', todate: '', page: '', limit: '', status: '', searchquery: '' };
  expect(await api.list(empty)).toEqual(await api.list());
});

describe('time zone and way of writing', () => {
  test('of a business that moves come from its country when left out', async () => {
    const own = await server.client();
    const sent = { companyname: 'Firm', country: { id: 404 } };
    expectOk(await own.send(businessCalls.updateBusiness, sent));
    const settings = expectOk(await own.send(businessCalls.getSettings)).body.data;
    expect(settings).toMatchObject({ timezone: 'Africa/Nairobi', locale: 'en-KE' });
  });

  test('that were chosen stay while the country does', async () => {
    const own = await server.client();
    const card = { companyname: 'Firm', country: { id: 404 } };
    expectOk(
      await own.send(businessCalls.updateBusiness, { ...card, timezone: 'Africa/Kampala', locale: 'sw-KE' }),
    );
    expectOk(await own.send(businessCalls.updateBusiness, { ...card, timezone: '', locale: '' }));
    const settings = expectOk(await own.send(businessCalls.getSettings)).body.data;
    expect(settings).toMatchObject({ timezone: 'Africa/Kampala', locale: 'sw-KE' });
  });

  test('of a new business come from its country', async () => {
    const body = { companyname: 'Quay', country: { id: 566 }, currency: { id: 566 } };
    const { token } = client;
    const { businessid } = expectOk(await server.send(newBusinessCalls.createBusiness, { token, body })).body
      .data;
    const { Businesslist } = expectOk(await server.send(accountCalls.trueUserInfo, { token })).body.data;
    expect(Businesslist.find((one) => one.businessid === businessid)).toMatchObject({
      timezone: 'Africa/Lagos',
      locale: 'en-NG',
    });
  });

  test('of a first business come from its country', async () => {
    const body = { companyname: 'First', country: { id: 372 }, currency: { id: 978 } };
    const { token } = await verified(server, 'first@example.com');
    const { businessid, repeated } = expectOk(
      await server.send(onboardingCalls.saveOnboarding, { token, body }),
    ).body.data;
    expect(repeated).toBe(false);
    const { Businesslist } = expectOk(await server.send(accountCalls.trueUserInfo, { token })).body.data;
    expect(Businesslist.map((one) => [one.businessid, one.timezone, one.locale])).toEqual([
      [businessid, 'Europe/Dublin', 'en-IE'],
    ]);
  });
});
