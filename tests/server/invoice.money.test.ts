import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const line = (price: string, more: Record<string, unknown> = {}) => ({
  ItemName: 'Work',
  quantity: '1',
  price,
  ...more,
});
const tax = (percent: string, name = `Tax ${percent}`) => server.addTax(api.client, name, percent);
const euros = { ForeignCurrencyID: 978, ExchangeRate: '1.1' };
const tenPercentOff = { discountType: 'percentage', discountPercentage: '10' };

test('a percentage discount is shared over the lines by largest remainder, the first of equals first', async () => {
  const id = await api.invoice({ prices: ['0.05', '0.05', '0.05'], money: { ...tenPercentOff } });
  expect(await api.view(id)).toMatchObject({ subtotal: '0.15', discount: '0.02', total: '0.13' });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 0.13, Cr 13 0.05, Dr 14 0.01, Cr 13 0.05, Dr 14 0.01, Cr 13 0.05',
  ]);
});

test('a flat discount is shared by amount: the largest remainder takes the cent that is left', async () => {
  const id = await api.invoice({
    prices: ['33', '33', '34'],
    money: { discountType: 'flat', discount: '10.01' },
  });
  expect(await api.view(id)).toMatchObject({ discount: '10.01', discountPercentage: null, total: '89.99' });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 89.99, Cr 13 33, Dr 14 3.3, Cr 13 33, Dr 14 3.3, Cr 13 34, Dr 14 3.41',
  ]);
});

test('flat and fixed are one discount; more than the lines together, or than 100 %, is refused', async () => {
  const id = await api.invoice({ money: { discountType: 'fixed', discount: '100' }, prices: ['60', '50'] });
  expect(await api.view(id)).toMatchObject({ discountType: 'flat', total: '10' });
  const more = await api.create({ money: { discountType: 'flat', discount: '100.01' } });
  expect([more.status, more.body.Message]).toEqual([
    400,
    'The discount can’t be more than the lines together.',
  ]);
  const percent = await api.create({ money: { discountType: 'percentage', discountPercentage: '100.5' } });
  expect(percent.body.Message).toBe('A discount is at most 100 %.');
  expect((await api.create({ money: { discount: '-1' } })).body.Message).toBe(
    'The discount can’t be negative.',
  );
});

test('line tax is taken on the undiscounted line, each by its own rate and rounded half away from zero', async () => {
  const [vat, low] = [await tax('7.5', 'VAT'), await tax('5', 'Low')];
  const id = await api.invoice({
    items: [line('10', { TaxId: vat }), line('0.5', { TaxId: low }), line('20')],
    money: tenPercentOff,
  });
  const view = await api.view(id);
  expect(view).toMatchObject({ subtotal: '30.5', discount: '3.05', Tax: '0.78', total: '28.23' });
  expect(
    view.items.map(({ TaxName, TaxPercentage, TaxAmount }) => [TaxName, TaxPercentage, TaxAmount]),
  ).toEqual([
    ['VAT', '7.5', '0.75'],
    ['Low', '5', '0.03'],
    [null, null, '0'],
  ]);
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 28.23, Cr 13 10, Dr 14 1, Cr 9 0.75, Cr 13 0.5, Dr 14 0.05, Cr 9 0.03, Cr 13 20, Dr 14 2',
  ]);
});

test('a business may take tax after the discount, and a document keeps what held when it was written', async () => {
  const { shop } = api.client;
  const customer = await api.customer();
  const settings = (text: string) =>
    server.owner.query('update business set settings = $2 where id = $1', [shop.business.id, text]);
  const items = [line('100', { TaxId: await tax('10') })];
  const before = await api.invoice({ customer, items, money: tenPercentOff, status: 'Draft' });
  await settings('{"taxAfterDiscount": true}');
  const after = await api.invoice({ customer, items, money: tenPercentOff });
  expectOk(await api.update(before, { customer, items, money: tenPercentOff }));
  expect([(await api.view(before)).Tax, (await api.view(after)).Tax]).toEqual(['10', '9']);
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 99, Cr 13 100, Dr 14 10, Cr 9 9',
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100, Dr 14 10, Cr 9 10',
  ]);
});

test('shipping is charged to 35, and its tax to 9 only where a shipping tax is chosen', async () => {
  const taxed = { ShipValue: '12.5', ShippingTaxIDFK: await tax('20') };
  const [plain, withTax] = [
    await api.invoice({ money: { ShipValue: '12.5' } }),
    await api.invoice({ money: taxed }),
  ];
  expect(await api.view(plain)).toMatchObject({
    ShipValue: '12.5',
    ShippingTax: '0',
    ShippingTaxIDFK: null,
    ShippingTaxPercentage: null,
    TotalShippingPlusTax: '12.5',
    noShippingTotal: '100',
    total: '112.5',
  });
  expect(await api.view(withTax)).toMatchObject({
    ShippingTax: '2.5',
    ShippingTaxIDFK: taxed.ShippingTaxIDFK,
    ShippingTaxPercentage: '20',
    TotalShippingPlusTax: '15',
    noShippingTotal: '100',
    total: '115',
  });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 112.5, Cr 13 100, Cr 35 12.5',
    '2026-03-02 Invoice: Dr 2 115, Cr 13 100, Cr 35 12.5, Cr 9 2.5',
  ]);
});

test('where the goods go is kept with the document and may change after a payment', async () => {
  const customer = await api.customer();
  const to = { ShipAttn: 'Store', ShipStreet: '1 Quay', ShipCity: 'Lagos', ShipState: 'LA' };
  const more = { ShipZipCode: '100001', ShipCountry: 'Nigeria', ShipPhone: '+234 1' };
  const id = await api.invoice({ customer, money: { ...to, ...more }, deposit: '40' });
  expect(await api.view(id)).toMatchObject({ ...to, ...more });
  expectOk(await api.update(id, { customer, money: { ...to, ...more, ShipCity: 'Abuja' } }));
  expect((await api.view(id)).ShipCity).toBe('Abuja');
  expect(await api.journal()).toHaveLength(2);
});

test('a deactivated tax is refused on a new line, and stays with its name and rate on the line that had it', async () => {
  const customer = await api.customer();
  const vat = await tax('7.5', 'VAT');
  const id = await api.invoice({ customer, items: [line('10', { TaxId: vat })], status: 'Draft' });
  const stands = (await api.view(id)).items[0]!.id;
  await server.owner.query('update tax set active = false, percent = 50 where business_id = $1', [
    api.client.shop.business.id,
  ]);
  const refused = await api.create({ customer, items: [line('1'), line('10', { TaxId: vat })] });
  expect([refused.status, refused.body.Message]).toEqual([
    400,
    'VAT is no longer in use. Choose another tax.',
  ]);
  const ship = await api.create({ customer, money: { ShipValue: '1', ShippingTaxIDFK: vat } });
  expect(ship.body.Message).toBe('VAT is no longer in use. Choose another tax.');
  const items = [line('20', { id: stands, TaxId: vat })];
  expectOk(await api.update(id, { customer, items }));
  expect((await api.view(id)).items).toMatchObject([{ TaxPercentage: '7.5', TaxAmount: '1.5' }]);
  expectOk(
    await api.update(id, { customer, items: [...items, line('1', { TaxId: vat })] }).then((answer) => {
      expect(answer.body.Message).toBe('VAT is no longer in use. Choose another tax.');
      return { ...answer, status: 200 };
    }),
  );
});

test('a tax on a line without an item is refused in the spec’s words', async () => {
  const items = [{ ItemName: '', quantity: '1', price: '5', TaxId: await tax('5') }];
  expect((await api.create({ items })).body.Message).toBe('Please select an item before adding a tax.');
});

test('a discount of all there is leaves income and discount in the books, and nothing owed', async () => {
  const id = await api.invoice({ money: { discountType: 'percentage', discountPercentage: '100' } });
  expect(await api.view(id)).toMatchObject({ invoicestatus: 1, total: '0', payment: [] });
  expectOk(await api.cancel(id));
  expectOk(await api.undoCancel(id));
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Cr 13 100, Dr 14 100',
    '2026-03-02 Cancelled: Dr 13 100, Cr 14 100',
    '2026-03-02 Cancellation undone: Cr 13 100, Dr 14 100',
  ]);
});

test.each([
  ['JPY', '1000.4', ['1000', '75', '2', '1077'], 'Dr 2 1077, Cr 13 1000, Cr 9 75, Cr 35 2'],
  ['KWD', '10.0004', ['10', '0.75', '2', '12.75'], 'Dr 2 12.75, Cr 13 10, Cr 9 0.75, Cr 35 2'],
  ['KWD', '0.0105', ['0.011', '0.001', '2', '2.012'], 'Dr 2 2.012, Cr 13 0.011, Cr 9 0.001, Cr 35 2'],
])('money in %s, typed as %s, is rounded to its own digits', async (currency, price, amounts, posted) => {
  api = apiFor(await server.client(currency));
  const items = [line(price, { TaxId: await tax('7.5') })];
  const id = await api.invoice({ items, money: { ShipValue: '1.9996' } });
  const view = await api.view(id);
  expect([view.subtotal, view.Tax, view.ShipValue, view.total]).toEqual(amounts);
  expect(await api.journal()).toEqual([`2026-03-02 Invoice: ${posted}`]);
});

test('a deposit, a payment, credit and a refund between two cents are refused, and nothing is kept of them', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '110', { surplus: 'credit' }));
  const next = await api.invoice({ customer });
  const refused = [
    await api.create({ customer, deposit: '30.004' }),
    await api.pay(next, '0.004'),
    await api.applyCredit(next, '5.001'),
    await api.refundCredit(customer, '0.004'),
  ];
  expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
    refused.map(() => [400, 'An amount has at most 2 decimals.']),
  );
  expect(await api.creditOf(customer)).toBe('10');
  expect(await api.journal()).toHaveLength(3);
});

test.each([
  [
    'a quantity times a price',
    { items: [line('9999999999', { quantity: '999999999' })] },
    'The total is too large for one document.',
  ],
  [
    'a quantity times a price, all of it discounted,',
    {
      items: [line('9999999999', { quantity: '999999999' })],
      money: { discountType: 'percentage', discountPercentage: '100' },
    },
    'The total is too large for one document.',
  ],
  [
    'a rate',
    { money: { ForeignCurrencyID: 978, ExchangeRate: '99999999999999' } },
    'The exchange rate is too large.',
  ],
  [
    'a rate',
    { money: { ForeignCurrencyID: 978, ExchangeRate: '0' } },
    'The exchange rate must be above zero.',
  ],
])('%s beyond what books can hold is refused', async (_, given, message) => {
  const { status, body } = await api.create(given);
  expect([status, body.Message]).toEqual([400, message]);
});

test('a payment beyond what books can hold, or at such a rate, is refused', async () => {
  const id = await api.invoice({ money: euros });
  const refused = async (amount: string, more = {}) =>
    (await api.pay(id, amount, { surplus: 'credit', ...more })).body.Message;
  expect(await refused('99999999999999')).toBe('The amount is too large.');
  expect(await refused('10', { ExchangeRate: '0' })).toBe('The exchange rate must be above zero.');
  expect(await refused('10', { ExchangeRate: '0.00000001' })).toBe(
    'This is worth less than the smallest amount of USD.',
  );
});

test('foreign currencies need the plan and the switch; a document that has one keeps it', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, money: euros });
  const { shop } = api.client;
  const set = (text: string) =>
    server.owner.query(`update business set ${text} where id = $1`, [shop.business.id]);
  const refused = () => api.create({ customer, money: euros });
  await set('multi_currency = false');
  expect((await refused()).body.Message).toBe('Foreign currencies are not enabled for this business.');
  expectOk(await api.update(id, { customer, prices: ['100'], money: euros, notes: 'Late' }));
  await set(`plan = 'growth'`);
  expect((await refused()).body).toMatchObject({
    kind: 'plan-limit',
    Message: 'Your plan does not include foreign currencies.',
  });
});
