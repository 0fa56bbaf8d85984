import { afterAll, beforeAll, expect, test } from 'vitest';
import { idFromWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor } from '../support/api.ts';
import { drawnAnew, png } from '../support/pictures.ts';
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

const shipped = {
  ShipAttn: 'Store',
  ShipStreet: '1 Quay',
  ShipCity: 'Lagos',
  ShipState: 'LA',
  ShipZipCode: '100001',
  ShipCountry: 'Nigeria',
  ShipPhone: '+234 1',
};
const sent = {
  email: 'ada@example.com',
  Cc: 'boss@example.com',
  Bcc: 'books@example.com',
  whatsappnumber: '+234 1 234',
  personal_message: 'With thanks.',
  paymentlink: 'https://pay.example.com/us',
  sendstyle: 'email',
};
const noBank = {
  bankid: null,
  bankname: null,
  accountname: null,
  accountnumber: null,
  accounttype: null,
  ACHRoutingNumber: null,
  SortCode: null,
  SwiftCode: null,
  BankAddress: null,
  isdefault: null,
};

test('an invoice sent with every field of the spec is answered with every key of them', async () => {
  const customer = await api.customer();
  const candle = await api.goods('Candle', '10', '1', '2026-02-01');
  const vat = await server.addTax(client, 'VAT', '19');
  const template = await api.template('#0b6b53');
  const look = { invoicestyle: 2, color: '#0000aa', font: 'Georgia', image: await drawnAnew(png()) };
  const line = {
    productid: candle,
    ItemName: 'Candle',
    description: 'Of wax',
    quantity: '3',
    price: '7.99',
    TaxId: vat,
    LocationIDFK: null,
  };
  const id = await api.invoice({
    customer,
    issuedOn: '2026-02-03',
    dueOn: '2026-03-01',
    requiredDeposit: '10',
    deposit: '5',
    notes: 'By the end of May',
    money: {
      ...shipped,
      ...sent,
      ...look,
      bankid: null,
      LocationName: null,
      InvoiceSettingId: template,
      Tax: '999',
      HomeCurrencyID: 840,
      ForeignCurrencyID: 978,
      ExchangeRate: '1.25',
      discountType: 'percentage',
      discountPercentage: '10',
      discount: '0',
      ShipValue: '4',
      ShippingTaxIDFK: vat,
      ShipStatus: 'Shipped',
    },
    items: [line],
  });
  const view = await api.view(id);
  expect(view).toMatchObject({
    ...shipped,
    ...sent,
    ...look,
    ...noBank,
    id,
    invoiceguid: idFromWire(id),
    invoicenumber: 'INV-0001',
    invoicestatus: 6,
    invoicetype: 'invoice',
    issue_date: '2026-02-03',
    due_date: '2026-03-01',
    date_created: expect.stringMatching(/^2026-03-02T/),
    clientId: customer,
    client: { name: 'Ada Stone' },
    business: { name: client.shop.business.name },
    notes: 'By the end of May',
    InvoiceSettingId: template,
    InvoiceSetting: { Signature: null, SignatureHolderName: '', ShowBank: true, ShowPayOnline: true },
    HomeCurrencyID: 840,
    ForeignCurrencyID: 978,
    ExchangeRate: '1.25',
    subtotal: '23.97',
    discountType: 'percentage',
    discountPercentage: '10',
    discount: '2.4',
    Tax: '4.55',
    ShipValue: '4',
    ShippingValue: '4',
    ShippingTax: '0.76',
    ShippingTaxIDFK: vat,
    ShippingTotal: '4.76',
    TotalShippingPlusTax: '4.76',
    noShippingTotal: '26.12',
    total: '30.88',
    ShipStatus: 'Shipped',
    requireddeposit: '10',
    deposit: '5',
    amountpaid: '5',
    amountdue: '25.88',
    PaidAmount: '6.25',
    Balance: '32.35',
    ForeignPaidAmount: '5',
    ForeignBalance: '25.88',
    paymenttype: null,
    PaymentThrough: null,
    PaymentSession: null,
    isdeleted: false,
    payment: [{ amount: '5', homeamount: '6.25', mode: 1, date: '2026-02-03' }],
    items: [
      {
        ...line,
        amount: '23.97',
        TaxName: 'VAT',
        TaxPercentage: '19',
        date_created: view.date_created,
      },
    ],
  });
});
