import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { taxCalls } from '../../src/api/calls/tax.ts';
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

const firstPayment = async (id: string) => (await api.view(id)).payment[0]!.id;

test('a payment that is deleted is reversed on its own day while that is open, else today', async () => {
  const id = await api.invoice({ issuedOn: '2026-01-05' });
  expectOk(await api.pay(id, '40', { date: '2026-01-20' }));
  expectOk(await api.pay(id, '30', { date: '2026-02-10' }));
  await server.lockBooks(api.client, '2026-01-31');
  const payments = (await api.view(id)).payment;
  const dayOf = async (PaymentId: string) => {
    const { entries } = await api.preview(id, 'delete-payment', { PaymentId });
    expectOk(await api.deletePayment(id, PaymentId));
    return entries.map(({ onDay }) => onDay);
  };
  expect(await dayOf(payments.find(({ amount }) => amount === '30')!.id)).toEqual(['2026-02-10']);
  expect(await dayOf(payments.find(({ amount }) => amount === '40')!.id)).toEqual(['2026-03-02']);
  expect((await api.journal()).slice(3)).toEqual([
    '2026-02-10 Payment deleted: Cr 1 30, Dr 2 30',
    '2026-03-02 Payment deleted: Cr 1 40, Dr 2 40',
  ]);
});

test('a payment whose surplus went away and came back is reversed today, for the days between had less of it', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, issuedOn: '2026-02-01' });
  expectOk(await api.pay(id, '120', { date: '2026-02-02', surplus: 'credit' }));
  const next = await api.invoice({ customer });
  expectOk(await api.applyCredit(next, '20'));
  expectOk(await api.deletePayment(next, await firstPayment(next)));
  expectOk(await api.deletePayment(id, await firstPayment(id)));
  expect((await api.journal()).at(-1)).toMatch(/^2026-03-02 Payment deleted/);
});

test('a write-off with tax relief takes back the tax in what was left, and gives it back when it is undone', async () => {
  const tax = await api.tax('VAT', '20');
  const id = await api.invoice({ items: [{ ItemName: 'Work', quantity: '1', price: '100', TaxId: tax }] });
  expectOk(await api.pay(id, '60'));
  const { entries } = await api.preview(id, 'write-off', { taxrelief: true });
  expectOk(await api.writeOff(id, { taxrelief: true }));
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Written off: Dr 42 50, Dr 9 10, Cr 2 60');
  expect(entries[0]?.lines.map(({ accountId, amount }) => [accountId, amount])).toEqual([
    [42, '50'],
    [9, '10'],
    [2, '-60'],
  ]);
  expectOk(await api.undoWriteOff(id));
  expect(await api.balances()).toEqual({ 1: '60', 2: '60', 9: '-20', 13: '-100' });
});

test('a duplicate takes today’s rate of its taxes and says so; one whose taxes are as they were says nothing', async () => {
  const tax = await api.tax('VAT', '20');
  const id = await api.invoice({ items: [{ ItemName: 'Work', quantity: '1', price: '100', TaxId: tax }] });
  const same = expectOk(await api.duplicate(id)).body.data;
  expect(same.warnings).toBeUndefined();
  expectOk(await api.client.send(taxCalls.updateTax, { TaxId: tax, TaxName: 'VAT', TaxPercentage: '21' }));
  const { warnings, id: copy } = expectOk(await api.duplicate(id)).body.data;
  expect(warnings).toEqual(['VAT is now 21% instead of 20%, so the copy uses 21%.']);
  expect(await api.view(copy)).toMatchObject({
    total: '121',
    items: [{ TaxPercentage: '21', TaxAmount: '21' }],
  });
  expect(await api.view(id)).toMatchObject({ total: '120' });
});
