import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { drawnAnew, png } from '../support/pictures.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let quotes: QuoteApi;
let customer: string;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  quotes = quoteApiFor(client);
  customer = await api.customer();
});
afterAll(() => server.close());

const logo = await drawnAnew(png());
const card = {
  InvoiceStyle: 2,
  InvoiceColor: '#0000aa',
  Font: 'Georgia',
  Logo: logo,
  SignatureHolderName: 'Ngozi',
};
const template = async (more: Record<string, unknown> = {}): Promise<string> =>
  expectOk(await client.send(templateCalls.createTemplate, { ...card, ...more })).body.data.Id;
const recolour = async (Id: string, InvoiceColor: string) =>
  expectOk(await client.send(templateCalls.updateTemplate, { Id, InvoiceStyle: 1, InvoiceColor }));
const invoice = (money: Record<string, unknown> = {}, more = {}) => api.invoice({ customer, money, ...more });
const look = async (id: string) => {
  const { InvoiceSettingId, invoicestyle, color, font, image, InvoiceSetting } = await api.view(id);
  return [InvoiceSettingId, invoicestyle, color, font, image, InvoiceSetting.SignatureHolderName];
};
const items = [{ ProductName: 'Work', Quantity: '1', UnitPrice: '10' }];

test('without a template a document is classic, in Avenir', async () => {
  expect(await look(await invoice())).toEqual([null, 1, '#7a3e1d', 'Avenir', null, '']);
});

test('invoice, receipt and quote carry the default template, or the one chosen', async () => {
  const [first, second] = [await template(), await template({ InvoiceStyle: 3, Logo: null })];
  const usual = [first, 2, '#0000aa', 'Georgia', logo, 'Ngozi'];
  expect(await look(await invoice())).toEqual(usual);
  expect(await look(await invoice({}, { type: 'receipt' }))).toEqual(usual);
  const chosen = { InvoiceSettingId: second };
  expect(await look(await invoice(chosen))).toEqual([second, 3, '#0000aa', 'Georgia', null, 'Ngozi']);
  const quote = await quotes.view(await quotes.quote({ customer, items, money: chosen }));
  expect([quote.InvoiceSettingId, quote.invoicestyle, quote.InvoiceSetting]).toEqual([
    second,
    3,
    {
      Signature: null,
      SignatureHolderName: 'Ngozi',
      ShowBank: true,
      ShowPayOnline: true,
      PaperSize: 'letter',
    },
  ]);
});

test('an issued document keeps its template as it was, changed or deleted; a draft uses it as it is', async () => {
  const id = await template();
  const [issued, draft] = [await invoice(), await invoice({}, { status: 'Draft' })];
  await recolour(id, '#aa0000');
  expect((await look(issued))[2]).toBe('#0000aa');
  expect((await look(draft))[2]).toBe('#aa0000');
  expectOk(await client.send(invoiceCalls.setStatus, { InvoiceId: draft, invoicestatus: 'NotPaid' }));
  expectOk(await client.send(templateCalls.deleteTemplate, { invoiceSettingId: id }));
  expect((await look(issued)).slice(0, 5)).toEqual([id, 2, '#0000aa', 'Georgia', logo]);
  expect((await look(draft)).slice(0, 3)).toEqual([id, 1, '#aa0000']);
});

test('the template may change after a payment, and the messages; a new one is taken as it is by then', async () => {
  const [, second] = [await template(), await template({ InvoiceColor: '#00aa00' })];
  const id = await invoice();
  expectOk(await api.pay(id, '40'));
  const money = { InvoiceSettingId: second, personal_message: 'Thank you', Cc: 'boss@example.com' };
  expectOk(await api.update(id, { customer, money }));
  const view = await api.view(id);
  expect([view.color, view.personal_message, view.Cc]).toEqual(['#00aa00', 'Thank you', 'boss@example.com']);
  await recolour(second, '#333333');
  expectOk(await api.update(id, { customer, notes: 'Later' }));
  expect((await look(id))[2]).toBe('#00aa00');
});

test('one document may look as its template does not, and sent back as it was answered nothing changes', async () => {
  await template();
  const own = { invoicestyle: 3, color: '#123456', font: 'Inter', image: await drawnAnew(png({ width: 9 })) };
  const id = await invoice(own);
  const answered = await api.view(id);
  expect([answered.invoicestyle, answered.color, answered.font]).toEqual([3, '#123456', 'Inter']);
  expect(answered.image).toBe(own.image);
  const { InvoiceSettingId, invoicestyle, color, font, image } = answered;
  expectOk(await api.update(id, { customer, money: { InvoiceSettingId, invoicestyle, color, font, image } }));
  expect(await look(id)).toEqual([InvoiceSettingId, 3, '#123456', 'Inter', own.image, 'Ngozi']);
  expect((await api.create({ customer, money: { color: 'red' } })).body.fields).toEqual([
    { field: 'color', message: 'Write the colour as six digits, like #0b6b53.' },
  ]);
});

test('what a quote is converted to uses the default template, whatever the quote wore', async () => {
  const usual = await template();
  const other = await template({ InvoiceColor: '#00aa00', InvoiceStyle: 3 });
  const quote = await quotes.quote({ customer, items, money: { InvoiceSettingId: other } });
  const made = expectOk(await quotes.convert(quote, 'invoice')).body.data.id;
  expect(await look(made)).toEqual([usual, 2, '#0000aa', 'Georgia', logo, 'Ngozi']);
});

test('a template of nobody’s is answered as one that does not exist', async () => {
  const { status } = await api.create({ customer, money: { InvoiceSettingId: customer } });
  expect(status).toBe(404);
});

test('where a document is to be sent is kept with it, whatsapp unless said otherwise', async () => {
  const view = await api.view(await invoice());
  expect([view.sendstyle, view.email, view.Cc, view.Bcc, view.whatsappnumber, view.paymentlink]).toEqual([
    'whatsapp',
    '',
    '',
    '',
    '',
    '',
  ]);
  const sent = {
    sendstyle: 'email',
    email: 'ada@example.com',
    Cc: 'a@example.com, b@example.com',
    Bcc: 'c@example.com',
    whatsappnumber: '+234 1 234',
    personal_message: 'With thanks.',
  };
  const link = { paymentlink: 'https://pay.example.com/us' };
  expect(await api.view(await invoice({ ...sent, ...link }))).toMatchObject({ ...sent, ...link });
  const { email, ...others } = sent;
  const quote = await quotes.quote({ customer, items, money: { ...others, Email: email } });
  expect(await quotes.view(quote)).toMatchObject({ ...others, Email: email });
});

test.each([
  ['email', 'nobody'],
  ['Cc', 'a@example.com, b'],
  ['Bcc', 'b@'],
  ['paymentlink', 'javascript:alert(1)'],
])('%s that can’t be one is refused at its field', async (field, value) => {
  const { status, body } = await api.create({ customer, money: { [field]: value } });
  expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
});

test('goods may leave with the invoice, and not with a draft', async () => {
  expect((await api.view(await invoice())).ShipStatus).toBe(null);
  const id = await invoice({ ShipStatus: 'Shipped' });
  expect((await api.view(id)).ShipStatus).toBe('Shipped');
  expectOk(await api.update(id, { customer, money: { ShipStatus: 'Delivered' } }));
  expect((await api.view(id)).ShipStatus).toBe('Delivered');
  const draft = await api.create({ customer, status: 'Draft', money: { ShipStatus: 'Shipped' } });
  expect([draft.status, draft.body.kind]).toEqual([400, 'illegal-move']);
});

test('an invoice’s answer holds its sums under the spec’s other names too', async () => {
  const id = await invoice({ ShipValue: '20' }, { deposit: '30' });
  const view = await api.view(id);
  expect([view.ShippingValue, view.ShippingTotal, view.deposit]).toEqual(['20', '20', '30']);
  expect([view.ForeignPaidAmount, view.ForeignBalance]).toEqual(['30', '90']);
  expect(view.invoiceguid).toMatch(/^[0-9a-f-]{36}$/);
  expect(view.invoiceguid).toBe((await api.view(id)).invoiceguid);
  expect(view.invoiceguid).not.toBe((await api.view(await invoice())).invoiceguid);
  expect(view.date_created).toMatch(/^2026-03-02T/);
  expect(view.items[0]!.date_created).toBe(view.date_created);
  expect([view.bankid, view.items[0]!.LocationIDFK, view.PaymentSession]).toEqual([null, null, null]);
  expectOk(await api.pay(id, '90'));
  expect((await api.view(id)).deposit).toBe('0');
});

test('what the client worked out is taken and computed anew', async () => {
  const view = await api.view(await invoice({ Tax: '999', HomeCurrencyID: 566 }));
  expect([view.Tax, view.total, view.HomeCurrencyID]).toEqual(['0', '100', 840]);
});

test('a quote’s answer names who wrote it, and its currencies by their signs', async () => {
  const { UserId, HomeCurrencySymbol, ForeignCurrencySymbol, LocationName } = await quotes.view(
    await quotes.quote({ customer, items }),
  );
  expect([UserId, HomeCurrencySymbol, ForeignCurrencySymbol, LocationName]).toEqual([
    idToWire(client.shop.user.id),
    '$',
    null,
    null,
  ]);
});

test('an item may be sent without a place, and names none', async () => {
  const placed = { ItemName: 'Work', quantity: '1', price: '10', LocationIDFK: null };
  const id = await api.invoice({ customer, items: [placed], money: { LocationName: null, bankid: null } });
  expect((await api.view(id)).items[0]!.LocationIDFK).toBe(null);
});

test('where a quote’s goods go is kept with it', async () => {
  const place = {
    ShippingAttention: 'Store',
    ShippingAddress: '1 Rain Street',
    ShippingCity: 'Lagos',
    ShippingState: 'LA',
    ShippingZipCode: '100001',
    ShippingCountry: 'Nigeria',
    ShippingPhone: '+234 1 234',
  };
  expect(await quotes.view(await quotes.quote({ customer, items, money: place }))).toMatchObject(place);
});

test('what was sent says whether there is anything to carry: a service, or what was only typed, is nothing', async () => {
  const hasGoods = async (lines: Record<string, unknown>[]) => {
    const DocumentId = await api.invoice({ customer, items: lines });
    return expectOk(await client.send(mailingCalls.getSharing, { kind: 'invoice', DocumentId })).body.data
      .hasgoods;
  };
  const typed = { ItemName: 'Consulting', quantity: '1', price: '5' };
  const service = expectOk(
    await client.send(productCalls.addProduct, { type: 'service', productname: 'Repair', price: '5' }),
  ).body.data.id;
  const lamp = await api.goods('Lamp', '8', '5');
  expect(await hasGoods([typed])).toBe(false);
  expect(await hasGoods([{ ...typed, productid: service }])).toBe(false);
  expect(await hasGoods([typed, { ...typed, productid: lamp }])).toBe(true);
});

test('a mail goes where its document says, in its words, unless others are typed', async () => {
  const sent = { email: 'ada@example.com', Cc: 'a@example.com', Bcc: 'b@example.com' };
  const id = await invoice({ ...sent, personal_message: 'With thanks.' });
  expectOk(await client.send(mailingCalls.resendInvoice, { InvoiceId: id }));
  expectOk(
    await client.send(mailingCalls.resendInvoice, { InvoiceId: id, Cc: '', personal_message: 'Soon' }),
  );
  const { messages } = expectOk(
    await client.send(mailingCalls.getSharing, { kind: 'invoice', DocumentId: id }),
  ).body.data;
  const recipients = messages.map(({ email, Cc, Bcc, personal_message: note }) => [email, Cc, Bcc, note]);
  expect(recipients).toHaveLength(2);
  expect(recipients).toContainEqual([
    'ada@example.com',
    ['a@example.com'],
    ['b@example.com'],
    'With thanks.',
  ]);
  expect(recipients).toContainEqual(['ada@example.com', [], ['b@example.com'], 'Soon']);
});
