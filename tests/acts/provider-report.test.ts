import { expect, test } from 'vitest';
import { decideHeldAct, providerReportAct } from '../../server/acts/provider-report.ts';
import { receivable } from '../../src/domain/books/side.ts';
import type { PaymentSession } from '../../src/domain/online-payment/session.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld } from '../support/act-world.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

const reported = (more: { heldStatus?: string; booked?: boolean; status?: string } = {}) => {
  const { books, ids, world } = issuedOnPaper(receivable);
  const session: PaymentSession = {
    id: 'session',
    provider: 'sandbox',
    method: 'card',
    status: more.status ?? 'Pending',
    documentId: ids[0]!,
    contactId: 'customer',
    amount: '100',
    currency: 'EUR',
    rate: '1',
  };
  const book = books.book(ids[0]!);
  return { world, on: { book, session, heldStatus: more.heldStatus ?? null, booked: more.booked ?? false } };
};
const received = (amount: string) =>
  ({ type: 'payment.received', money: { amount, currency: 'EUR' }, charge: 'charge-1' }) as const;
const come = <Value>(value: Value) => {
  if (isRefusal(value)) throw new Error(value.message);
  return value as Exclude<Value, { message: string }>;
};

test('money that was asked for pays its invoice; a report without money only moves the session', () => {
  const { on, world } = reported();
  const paid = come(providerReportAct(on, received('100'), world));
  expect([paid.outcome, paid.sessionStatus, paid.plan?.payments[0]?.source, paid.news]).toEqual([
    'booked',
    'Paid',
    { provider: 'sandbox', charge: 'charge-1' },
    null,
  ]);
  const expired = come(providerReportAct(on, { type: 'session.expired' }, world));
  expect(expired).toEqual({ outcome: 'noted', sessionStatus: 'Expired' });
});

test('what is more than was owed is kept, and the owners are told', () => {
  const { on, world } = reported();
  const paid = come(providerReportAct(on, received('130'), world));
  expect([paid.outcome, paid.plan?.items.map(({ amount }) => amount)]).toEqual([
    'booked, with credit',
    ['30'],
  ]);
  expect(paid.news?.subject).toMatch(/^More was paid online than INV-\d+ asked for$/);
});

test('more than twice what was asked waits for a person; money booked or held before is not booked again', () => {
  const { on, world } = reported();
  const held = come(providerReportAct(on, received('201'), world));
  expect([held.outcome, held.hold?.charge, held.plan, held.sessionStatus]).toEqual([
    'held for a decision',
    'charge-1',
    undefined,
    undefined,
  ]);
  expect(come(providerReportAct({ ...on, heldStatus: 'Refused' }, received('201'), world)).outcome).toBe(
    'refused before',
  );
  expect(come(providerReportAct({ ...on, booked: true }, received('100'), world)).outcome).toBe(
    'booked before',
  );
});

test('a report its session can’t take is told to the owners, and a locked day lets it wait', () => {
  const { on, world } = reported();
  const foreign = { type: 'payment.received', money: { amount: '1', currency: 'USD' }, charge: 'x' } as const;
  const refused = come(providerReportAct(on, foreign, world));
  expect([refused.outcome.startsWith('refused: '), refused.plan]).toEqual([true, undefined]);
  expect(refused.news?.subject).toMatch(/needs your attention$/);
  const locked = actWorld({ lockedUntil: '2026-03-31' });
  expect(providerReportAct(on, received('100'), locked)).toMatchObject({ kind: 'locked-period' });
});

test('held money is booked or refused, once', () => {
  const { on, world } = reported();
  const waits = { ...on, heldStatus: 'Held' };
  const money = { money: { amount: '250', currency: 'EUR' }, charge: 'charge-1' };
  const booked = come(decideHeldAct(waits, money, 'book', world));
  expect([booked.status, booked.report?.outcome, booked.report?.sessionStatus]).toEqual([
    'Booked',
    'booked, with credit',
    'Paid',
  ]);
  expect(come(decideHeldAct(waits, money, 'refuse', world))).toEqual({
    status: 'Refused',
    unchanged: false,
    report: null,
  });
  expect(come(decideHeldAct({ ...on, heldStatus: 'Booked' }, money, 'book', world)).unchanged).toBe(true);
  expect(decideHeldAct({ ...on, heldStatus: 'Booked' }, money, 'refuse', world)).toMatchObject({
    kind: 'illegal-move',
  });
});
