import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { neverExisted } from '../support/never-existed.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Server, startServer } from '../support/server.ts';
import { storedRows } from '../support/stored-rows.ts';

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

const statusOf = async (id: string) => (await api.view(id)).standing.status;

test('a cancelled invoice keeps its number and reverses its sale on the day of cancelling', async () => {
  const id = await api.invoice();
  server.setToday('2026-03-20');
  expectOk(await api.cancel(id));
  expect(await api.view(id)).toMatchObject({ invoicestatus: 4, invoicenumber: 'INV-0001' });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-20 Cancelled: Cr 2 100, Dr 13 100',
  ]);
  expect(await api.balances()).toEqual({});
});

test('payments of a cancelled invoice become the customer’s credit unless something else is chosen', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '40'));
  expectOk(await api.cancel(id));
  expect(await api.creditOf(customer)).toBe('40');
  expect((await api.view(id)).history.at(-1)).toMatchObject({ act: 'invoice.cancel', payments: 'credit' });
  expect((await api.journal()).slice(2)).toEqual([
    '2026-03-02 Payments released: Dr 2 40, Cr 11 40',
    '2026-03-02 Cancelled: Cr 2 100, Dr 13 100',
  ]);
  expect(await api.balances()).toEqual({ 1: '40', 11: '-40' });
});

test('payments of a cancelled invoice are refunded, each the way it came', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '40', { paymentmode: 1 }));
  expectOk(await api.pay(id, '60', { paymentmode: 4 }));
  expectOk(await api.cancel(id, { payments: 'refund' }));
  expect(await api.creditOf(customer)).toBe('0');
  expect((await api.journal()).slice(3)).toEqual([
    '2026-03-02 Payments released: Dr 2 40, Cr 11 40, Dr 2 60, Cr 11 60',
    '2026-03-02 Cancelled: Cr 2 100, Dr 13 100',
    '2026-03-02 Refund of a cancelled invoice: Dr 11 40, Cr 1 40',
    '2026-03-02 Refund of a cancelled invoice: Dr 11 60, Cr 3 60',
  ]);
  expect(await api.balances()).toEqual({});
});

test('refunds go by the mode that is chosen', async () => {
  const id = await api.invoice();
  expectOk(await api.pay(id, '40', { paymentmode: 1 }));
  expectOk(await api.cancel(id, { payments: 'refund', paymentmode: 4 }));
  expect((await api.journal()).at(-1)).toBe('2026-03-02 Refund of a cancelled invoice: Dr 11 40, Cr 3 40');
});

test('stopping at the preview of a cancellation writes nothing', async () => {
  const id = await api.invoice();
  expectOk(await api.pay(id, '40'));
  const before = await storedRows(server.owner, api.client.shop.business.id);
  expect((await api.preview(id, 'cancel')).status).toEqual([
    { kind: 'invoice', number: 'INV-0001', party: 'Ada Stone', from: 'DepositPaid', to: 'Cancelled' },
  ]);
  expect(await storedRows(server.owner, api.client.shop.business.id)).toEqual(before);
});

test('credit that paid a cancelled invoice is credit again, and is not refunded', async () => {
  const customer = await api.customer();
  expectOk(await api.pay(await api.invoice({ customer }), '125', { surplus: 'credit' }));
  const id = await api.invoice({ customer });
  expectOk(await api.applyCredit(id, '25'));
  expectOk(await api.cancel(id, { payments: 'refund' }));
  expect(await api.creditOf(customer)).toBe('25');
  expect((await api.journal()).slice(4)).toEqual([
    '2026-03-02 Payments released: Dr 2 25, Cr 11 25',
    '2026-03-02 Cancelled: Cr 2 100, Dr 13 100',
  ]);
});

test('cancelling undoes a write-off first', async () => {
  const id = await api.invoice();
  expectOk(await api.writeOff(id));
  expectOk(await api.cancel(id));
  expect(await api.balances()).toEqual({});
  expect(await api.view(id)).toMatchObject({ writtenoff: '0', amountdue: '0' });
});

test('an undone cancellation posts the sale again on the day it was reversed', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '40'));
  server.setToday('2026-03-10');
  expectOk(await api.cancel(id));
  server.setToday('2026-03-20');
  expectOk(await api.undoCancel(id));
  expect(await statusOf(id)).toBe('NotPaid');
  expect((await api.journal()).at(-1)).toBe('2026-03-10 Cancellation undone: Dr 2 100, Cr 13 100');
  expectOk(await api.applyCredit(id, '40'));
  expect(await statusOf(id)).toBe('DepositPaid');
  expect(await api.balances()).toEqual({ 1: '40', 2: '60', 13: '-100' });
});

test('an undone cancellation whose credit was spent returns as not paid', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '100'));
  expectOk(await api.cancel(id));
  const next = await api.invoice({ customer });
  expectOk(await api.applyCredit(next, '100'));
  expectOk(await api.undoCancel(id));
  expect([await statusOf(id), await statusOf(next)]).toEqual(['NotPaid', 'Paid']);
  expect(await api.creditOf(customer)).toBe('0');
});

test('a cancellation is not undone once its day is locked', async () => {
  const id = await api.invoice();
  expectOk(await api.cancel(id));
  await server.lockBooks(api.client, '2026-03-02');
  server.setToday('2026-03-03');
  expect((await api.undoCancel(id)).body).toMatchObject({
    kind: 'locked-period',
    details: { lockedUntil: '2026-03-02' },
  });
  expect(await statusOf(id)).toBe('Cancelled');
});

test('a corrected invoice that asks for nothing is cancelled and reinstated without an entry', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.update(id, { customer, prices: ['0'] }));
  const entries = await api.journal();
  expectOk(await api.cancel(id));
  expectOk(await api.undoCancel(id));
  expect(await statusOf(id)).toBe('Paid');
  expect(await api.journal()).toEqual(entries);
});

test('a receipt is created, issued and paid in one act', async () => {
  const id = await api.invoice({ type: 'receipt', mode: 4 });
  expect(await api.view(id)).toMatchObject({
    invoicetype: 'receipt',
    invoicenumber: 'REC-0001',
    invoicestatus: 1,
    due_date: '2026-03-02',
    amountpaid: '100',
  });
  expect(await api.journal()).toEqual([
    '2026-03-02 Receipt: Dr 2 100, Cr 13 100',
    '2026-03-02 Payment received: Dr 3 100, Cr 2 100',
  ]);
});

test('a receipt that can’t be paid is not created at all', async () => {
  await server.lockBooks(api.client, '2026-03-02');
  const customer = await api.customer();
  const before = await storedRows(server.owner, api.client.shop.business.id);
  expect((await api.create({ type: 'receipt', customer })).body.kind).toBe('locked-period');
  expect(await storedRows(server.owner, api.client.shop.business.id)).toEqual(before);
});

test('a cancelled receipt gives its payment back as an invoice does', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ type: 'receipt', customer });
  expectOk(await api.cancel(id));
  expect([await statusOf(id), await api.creditOf(customer)]).toEqual(['Cancelled', '100']);
  expect(await api.balances()).toEqual({ 1: '100', 11: '-100' });
});

test('nothing is owed on a cancelled or a deleted document, whoever says so', async () => {
  const [issued, draft] = [await api.invoice({ deposit: '30' }), await api.invoice({ status: 'Draft' })];
  const link = expectOk(await api.client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: issued }))
    .body.data.link;
  expectOk(await api.cancel(issued));
  expectOk(await api.archive(draft));
  for (const id of [issued, draft]) {
    const { amountdue, Balance, ForeignBalance, total } = await api.view(id);
    expect({ amountdue, Balance, ForeignBalance, total }).toEqual({
      amountdue: '0',
      Balance: '0',
      ForeignBalance: '0',
      total: '100',
    });
  }
  const query = Object.fromEntries(new URL(link).searchParams);
  const seen = await server.app.inject({ url: publicViewCalls.publicInvoice.path, query });
  expect(seen.json().data).toMatchObject({ status: 'Cancelled', total: '100', amountdue: '0' });
  const { url } = expectOk(await api.client.send(printCalls.downloadInvoicePdf, { InvoiceId: issued })).body
    .data;
  const { text } = await readPdf((await server.app.inject({ url })).rawPayload);
  expect(text).not.toMatch(/Amount due|Written off/);
});

test('bulk acts answer row by row: done, or skipped with the reason', async () => {
  const [issued, draft, cancelled] = [
    await api.invoice(),
    await api.invoice({ status: 'Draft' }),
    await api.invoice(),
  ];
  expectOk(await api.cancel(cancelled));
  const { rows } = expectOk(await api.archive([issued, draft, cancelled, neverExisted])).body.data;
  expect(rows).toEqual([
    {
      id: issued,
      done: false,
      reason: 'Only drafts and cancelled invoices can be deleted. Cancel this one first.',
    },
    { id: draft, done: true, reason: null },
    { id: cancelled, done: true, reason: null },
    { id: neverExisted, done: false, reason: 'Not found.' },
  ]);
  const restored = expectOk(await api.restore([draft, cancelled, issued])).body.data.rows;
  expect(restored.map((row) => row.reason)).toEqual([null, null, 'This invoice is not deleted.']);
  expect([await statusOf(draft), await statusOf(cancelled)]).toEqual(['Draft', 'Cancelled']);
});

test('cancelling makes a cancellation with a number of its own, on paper with the figures the invoice had', async () => {
  const id = await api.invoice();
  expect((await api.view(id)).Cancellations).toEqual([]);
  server.setToday('2026-03-20');
  expectOk(await api.cancel(id));
  const { CreditNotes, Cancellations } = await api.view(id);
  expect(CreditNotes).toEqual([]);
  expect(Cancellations).toMatchObject([
    { number: 'CAN-0001', date: '2026-03-20', amount: '100', undone: false, mailed: false },
  ]);
  const paperOf = async (CreditNoteId: string) => {
    const request = { InvoiceId: id, CreditNoteId };
    const { url } = expectOk(await api.client.send(printCalls.downloadInvoicePdf, request)).body.data;
    return readPdf((await server.app.inject({ url })).rawPayload);
  };
  const first = await paperOf(Cancellations[0]!.id);
  expect(first.title).toBe('Cancellation #CAN-0001');
  const { text } = first;
  expect(text).toContain('Cancels invoice INV-0001 of March 2, 2026');
  expect(text).toContain('100.00');
  expect(text).not.toContain('Cancelled');
  expectOk(await api.undoCancel(id));
  expect((await api.view(id)).Cancellations).toMatchObject([{ number: 'CAN-0001', undone: true }]);
  // A second cancellation is a paper of its own, and the first keeps its figures and says that it counts no more.
  expectOk(await api.cancel(id));
  expect((await api.view(id)).Cancellations).toMatchObject([
    { number: 'CAN-0001', undone: true },
    { number: 'CAN-0002', undone: false },
  ]);
  expect((await paperOf(Cancellations[0]!.id)).text).toContain('Cancelled');
});
