import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPlanCredit,
  bookPlanMoneyBack,
  discardPlanInvoice,
  draftPlanInvoice,
  finalisePlanInvoice,
  payPlanInvoice,
  previewPlanInvoice,
  refundPlanInvoice,
  voidPlanInvoice,
} from '../../server/services/plan-invoices.ts';
import { newId } from '../../server/store/database/new-id.ts';
import { type Tx, withBusiness } from '../../server/store/database/tx.ts';
import { planCreditOf } from '../../server/store/plans/plan-credit.ts';
import { planInvoiceById, planInvoiceByPayment } from '../../server/store/plans/plan-invoices.ts';
import { saveParticulars } from '../../server/store/settings/particulars.ts';
import type { PlanInvoiceDraft } from '../../src/domain/billing/plan-invoice.ts';
import { aMonth } from '../support/plan-invoices.ts';
import { aSeller, sellPlans } from '../support/plan-seller.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** Invoices for plans: numbers, tax, credit, and what takes them back. Source: finance-answers.md, Q92, Q94, Q144 and Q145. */
let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
  await sellPlans(server.owner);
});
beforeEach(async () => {
  server.setToday('2026-06-01');
  client = await server.client();
});
afterAll(() => server.close());

const write = <T>(act: (tx: Tx) => Promise<T>, whose = client): Promise<T> =>
  withBusiness(whose.shop, 'write', act);
const draft = (changed: Partial<PlanInvoiceDraft> = {}, whose = client) =>
  write((tx) => draftPlanInvoice(tx, { ...aMonth, ...changed }), whose);
const paid = async (whose = client) => {
  const { id } = await draft({}, whose);
  return write((tx) => payPlanInvoice(tx, id, newId()), whose);
};
const credit = () => write((tx) => planCreditOf(tx));
const priced = (price: string, off = '0') => ({ lines: [{ ...aMonth.lines[0]!, price, off }] });
const liveIn = async (country: string, vatNumber: string) => {
  await server.owner.query('update business set country = $2 where id = $1', [
    client.shop.business.id,
    country,
  ]);
  await write((tx) => saveParticulars(tx, { vatNumber }));
};
const rowsOf = async (kind: 'Invoice' | 'Credit') => {
  const { rows } = await server.owner.query(
    `select number, status, total::float8, tax::float8 from plan_invoice where business_id = $1 and kind = $2 order by n`,
    [client.shop.business.id, kind],
  );
  return rows;
};

describe('numbers', () => {
  test('are taken when an invoice is finalised, without a gap over all businesses at once', async () => {
    const before = Number((await paid()).number!.slice(3));
    const businesses = await Promise.all([server.client(), server.client(), server.client()]);
    const ids = await Promise.all(
      businesses.flatMap((one) => [1, 2, 3, 4].map(async () => [one, (await draft({}, one)).id] as const)),
    );
    // One of them breaks off after it took its number, and another takes that.
    const broken = write(async (tx) => {
      await payPlanInvoice(tx, (await draftPlanInvoice(tx, aMonth)).id, newId());
      throw new Error('The server stops.');
    });
    const made = await Promise.all([
      ...ids.map(([one, id]) => write((tx) => finalisePlanInvoice(tx, id), one)),
      broken.catch(() => null),
    ]);
    const numbers = made.flatMap((one) => (one ? [Number(one.number!.slice(3))] : []));
    expect(numbers.sort((a, b) => a - b)).toEqual(ids.map((_, n) => before + 1 + n));
  });

  test('go on where a series was when the seller comes back to it', async () => {
    const first = await paid();
    await sellPlans(server.owner, { prefix: 'NEW' });
    expect((await paid()).number).toBe('NEW-0001');
    await sellPlans(server.owner);
    expect(Number((await paid()).number!.slice(3))).toBe(Number(first.number!.slice(3)) + 1);
  });
});

test('a finalised invoice keeps who sold and who bought, and nothing of it changes any more', async () => {
  const { id } = await draft();
  const { number } = await write((tx) => finalisePlanInvoice(tx, id));
  await sellPlans(server.owner, { seller: { ...aSeller, name: 'Another Ltd' } });
  const kept = await write((tx) => planInvoiceById(tx, id));
  expect(kept).toMatchObject({ status: 'Open', seller: { name: aSeller.name }, finalisedOn: '2026-06-01' });
  expect(kept.buyer?.name).toBe(client.shop.business.name);
  await sellPlans(server.owner);
  const changing = (change: string) =>
    server.owner.query(`${change} where business_id = $1 and id = $2`, [client.shop.business.id, id]);
  const refused = { code: 'CF004', message: `the plan invoice ${number} is finalised` };
  await expect(changing('update plan_invoice set coupon = 1')).rejects.toMatchObject(refused);
  await expect(changing('delete from plan_invoice')).rejects.toMatchObject(refused);
  await expect(write((tx) => discardPlanInvoice(tx, id))).rejects.toThrow('This invoice has a number');
});

test('a draft that lapses leaves no number and nothing behind', async () => {
  const { id } = await draft();
  await write((tx) => discardPlanInvoice(tx, id));
  expect(await rowsOf('Invoice')).toEqual([]);
});

test('tax is that of the buyer’s country, and is nobody’s here who accounts for it with a number of the right form', async () => {
  await liveIn('IE', 'IE6388047V');
  expect(await draft()).toMatchObject({ net: '29', tax: '6.67', total: '35.67' });
  await liveIn('DE', 'DE136695976');
  expect(await draft()).toMatchObject({
    tax: '0',
    total: '29',
    taxOf: { sentence: 'Reverse charge: the customer accounts for the VAT.' },
  });
  await liveIn('DE', 'DE1');
  expect(await draft()).toMatchObject({ tax: '5.51', total: '34.51' });
});

test('an invoice of nothing is paid by nothing, and one that is owed is not', async () => {
  const { id: free } = await draft(priced('5', '5'));
  expect(await write((tx) => payPlanInvoice(tx, free, null))).toMatchObject({ status: 'Paid', total: '0' });
  const { id: owed } = await draft();
  await expect(write((tx) => payPlanInvoice(tx, owed, null))).rejects.toThrow('nothing paid it');
});

test('a payment leads to its invoice, and paying it again answers the same', async () => {
  const { id } = await draft();
  const paymentId = newId();
  const first = await write((tx) => payPlanInvoice(tx, id, paymentId));
  expect(await write((tx) => payPlanInvoice(tx, id, newId()))).toEqual(first);
  expect((await write((tx) => planInvoiceByPayment(tx, paymentId)))?.id).toBe(id);
});

describe('plan credit', () => {
  test('is earned with its tax where more is taken back than charged, and pays a later invoice: a payment, no discount', async () => {
    await liveIn('IE', '');
    const { id } = await draft(priced('-20'));
    expect(await write((tx) => payPlanInvoice(tx, id, null))).toMatchObject({
      kind: 'Credit',
      status: 'Paid',
      total: '-24.6',
    });
    expect(await credit()).toEqual([{ currency: 'USD', amount: '24.6' }]);
    const next = await draft();
    expect(next).toMatchObject({ net: '29', tax: '6.67', total: '35.67', creditUsed: '24.6' });
    expect(await credit()).toEqual([]);
    await write((tx) => payPlanInvoice(tx, next.id, newId()));
    expect(await credit()).toEqual([]);
  });

  test('of a draft is nobody else’s, until the draft lapses', async () => {
    await write((tx) => addPlanCredit(tx, { amount: '40', currency: 'USD' }));
    const first = await draft();
    expect(first.creditUsed).toBe('29');
    expect((await draft()).creditUsed).toBe('11');
    expect(await write((tx) => previewPlanInvoice(tx, aMonth))).toMatchObject({ creditUsed: '0', due: '29' });
    await write((tx) => discardPlanInvoice(tx, first.id));
    expect(await write((tx) => previewPlanInvoice(tx, aMonth))).toMatchObject({ creditUsed: '29', due: '0' });
  });

  test('in another currency pays nothing here', async () => {
    await write((tx) => addPlanCredit(tx, { amount: '40', currency: 'EUR' }));
    expect((await draft()).creditUsed).toBe('0');
  });
});

test('a void invoice is taken back by a credit invoice of the series, and the credit that paid a part of it is there again', async () => {
  await write((tx) => addPlanCredit(tx, { amount: '10', currency: 'USD' }));
  const { id } = await draft();
  await write((tx) => finalisePlanInvoice(tx, id));
  expect(await credit()).toEqual([]);
  await write((tx) => voidPlanInvoice(tx, id));
  await write((tx) => voidPlanInvoice(tx, id));
  const [invoice] = await rowsOf('Invoice');
  expect(invoice).toMatchObject({ status: 'Void', total: 29 });
  const next = `CF-${String(Number(invoice.number.slice(3)) + 1).padStart(4, '0')}`;
  expect(await rowsOf('Credit')).toEqual([{ number: next, status: 'Void', total: -29, tax: 0 }]);
  expect(await credit()).toEqual([{ currency: 'USD', amount: '10' }]);
});

describe('a refund', () => {
  test('in parts has a credit invoice for each, which add up to the invoice with its tax', async () => {
    await liveIn('IE', '');
    const { id } = await paid();
    await write((tx) => refundPlanInvoice(tx, id, '10'));
    // Said again, as events are.
    await write((tx) => refundPlanInvoice(tx, id, '10'));
    expect((await write((tx) => planInvoiceById(tx, id))).status).toBe('Paid');
    await write((tx) => refundPlanInvoice(tx, id, '35.67'));
    expect((await write((tx) => planInvoiceById(tx, id))).status).toBe('Refunded');
    expect(await rowsOf('Credit')).toMatchObject([
      { status: 'Refunded', total: -10, tax: -1.87 },
      { status: 'Refunded', total: -25.67, tax: -4.8 },
    ]);
  });

  test('gives plan credit back as plan credit, with the last of the money', async () => {
    await write((tx) => addPlanCredit(tx, { amount: '9', currency: 'USD' }));
    const { id } = await paid();
    await write((tx) => refundPlanInvoice(tx, id, '5'));
    expect(await credit()).toEqual([]);
    await write((tx) => refundPlanInvoice(tx, id, '20'));
    expect(await credit()).toEqual([{ currency: 'USD', amount: '9' }]);
    expect((await rowsOf('Credit')).map(({ total }) => total)).toEqual([-5, -24]);
  });

  test('of a payment that became plan credit takes the credit that is still there', async () => {
    const paymentId = newId();
    const back = (refunded: string, before: string) =>
      write((tx) => bookPlanMoneyBack(tx, { id: paymentId, currency: 'USD' }, { refunded, before }));
    await write((tx) => addPlanCredit(tx, { amount: '20', currency: 'USD' }));
    await back('5', '0');
    expect(await credit()).toEqual([{ currency: 'USD', amount: '15' }]);
    await back('20', '5');
    expect(await credit()).toEqual([]);
    expect(await rowsOf('Credit')).toEqual([]);
    const { id } = await draft();
    const payment = newId();
    await write((tx) => payPlanInvoice(tx, id, payment));
    await write((tx) =>
      bookPlanMoneyBack(tx, { id: payment, currency: 'USD' }, { refunded: '29', before: '0' }),
    );
    expect((await rowsOf('Credit')).map(({ total }) => total)).toEqual([-29]);
  });
});
