// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { BatchPayment } from '../../src/api/documents/payment.ts';
import type { PostedCommands, TypedPayment } from '../../src/api/documents/posted.ts';
import type { BulkAnswer } from '../../src/domain/documents/view.ts';
import type { NamedEffects } from '../../src/domain/plan/effects.ts';
import type { PostedView } from '../../src/domain/posted/view.ts';
import { Problem } from '../../src/machines/problem.ts';
import { PaySeveralDialog } from '../../src/screens/posted/PaySeveralDialog.tsx';
import { surplusOffers } from '../../src/screens/posted/pay-several.ts';
import { invoiceView, openDialog, pressable, pressButton } from '../support/flow-dialog.tsx';
import { eventually, type } from '../support/render.tsx';

const bill = (number: string, vendor: string, currency: string, total: string, rate = '1'): PostedView =>
  invoiceView('0', {
    id: number,
    kind: 'bill',
    subtype: 'bill',
    number,
    currency,
    rate,
    contactId: vendor,
    issuedOn: '2026-11-01',
    to: { name: vendor },
    lastPaymentMode: 1,
    standing: { status: 'NotPaid', facts: { total, settled: '0' } },
  } as unknown as Partial<PostedView>);

/** Five bills of two vendors in two currencies: four payments. */
const five = [
  bill('B-1', 'Mill', 'USD', '100'),
  bill('B-2', 'Mill', 'EUR', '40', '1.2'),
  bill('B-3', 'Farm', 'EUR', '10', '1.5'),
  bill('B-4', 'Mill', 'USD', '20.5'),
  bill('B-5', 'Farm', 'EUR', '30', '1.1'),
] as const;

const paid = (number: string): NamedEffects => ({
  status: [{ kind: 'bill', number, from: 'NotPaid', to: 'Paid', party: '' }],
  entries: [],
  credit: [],
  refunds: [],
  stock: [],
  pools: [],
  due: [],
  warnings: [],
});

const ask = async (
  bills: readonly [PostedView, ...PostedView[]],
  {
    planned = {},
    refusedFor,
    dayRefused = () => null,
  }: {
    planned?: Record<string, string>;
    refusedFor?: string;
    dayRefused?: (onDay: string, id: string) => string | null;
  } = {},
) => {
  const sent: [string | null, BatchPayment][] = [];
  const pay = vi.fn(async (_: unknown, contactId: string | null, batch: BatchPayment) => {
    sent.push([contactId, batch]);
    if (contactId === refusedFor) throw new Problem(400, 'invalid', 'The books are locked.');
    return { message: 'Payment recorded.' };
  });
  const previewPayment = async (_: string, id: string, { draft: { onDay } }: TypedPayment) => {
    const wrong = dayRefused(onDay, id);
    if (wrong) throw new Problem(400, 'invalid', wrong, { fields: [{ field: 'onDay', message: wrong }] });
    if (planned[id]) throw new Problem(400, 'invalid', planned[id]);
    return paid(id);
  };
  const answers: BulkAnswer[] = [];
  await openDialog([], ({ onDone, onClose }) => (
    <PaySeveralDialog
      documents={bills}
      commands={{ previewPayment } as unknown as PostedCommands}
      pay={pay}
      onClose={onClose}
      onDone={(answer) => {
        answers.push(answer);
        onDone();
      }}
    />
  ));
  await eventually(() => expect(pressable()).toContain('Close'));
  return { sent, answers };
};

const sections = () =>
  [...document.querySelectorAll('section[aria-label]')].map((section) =>
    (section.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' '),
  );
/** Where a field of this name is. */
const idOf = (name: string) =>
  `[id="${[...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(name))?.htmlFor}"]`;
const shares = (batch: BatchPayment) => batch.shares.map(({ id, amount }) => `${id} ${amount}`);

test('one payment for each vendor and currency is shown with its total, then each is recorded at its rate', async () => {
  const { sent, answers } = await ask(five);
  await eventually(() => expect(sections()).toHaveLength(3));
  expect(sections()).toEqual(['$120.50 to Mill', '€40.00 to Mill', '€40.00 to Farm']);
  const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  // At the rate of the first bill until one is typed.
  expect(text()).toContain('In USD $48.00');
  expect(text()).toContain('In USD $60.00');
  expect(sent).toEqual([]);
  await pressButton('Record 3 payments');
  expect(sent.map(([contact, batch]) => [contact, shares(batch), batch.rate, batch.mode])).toEqual([
    ['Mill', ['B-1 100', 'B-4 20.5'], null, 1],
    ['Mill', ['B-2 40'], '1.2', 1],
    ['Farm', ['B-3 10', 'B-5 30'], '1.5', 1],
  ]);
  expect(answers.flatMap(({ rows }) => rows).every(({ done }) => done)).toBe(true);
});

test('a typed rate is that of every payment in its currency, shown and sent', async () => {
  const { sent } = await ask(five);
  type('#rate-EUR', '2');
  const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
  await eventually(() => expect(text()).toContain('In USD $80.00'));
  await pressButton('Record 3 payments');
  expect(sent.map(([, { rate }]) => rate)).toEqual([null, '2', '2']);
});

test('a payment that is refused is refused whole and names its bills; the others are recorded', async () => {
  const { answers } = await ask(five, { refusedFor: 'Farm' });
  await pressButton('Record 3 payments');
  const failed = answers.flatMap(({ rows }) => rows).filter(({ done }) => !done);
  expect(failed.map(({ id, reason }) => `${id}: ${reason}`)).toEqual([
    'B-3: The books are locked.',
    'B-5: The books are locked.',
  ]);
});

test('a bill that can’t be paid is left out of its payment, with the reason', async () => {
  const { sent } = await ask(five, { planned: { 'B-4': 'This bill was cancelled.' } });
  await eventually(() => expect(sections()).toContain('$100.00 to Mill'));
  expect(document.body.textContent).toContain('B-4. This one can’t be paid: This bill was cancelled.');
  await pressButton('Record 3 payments');
  expect(sent.flatMap(([, batch]) => shares(batch))).not.toContain('B-4 20.5');
});

test('one day and one reference are those of every payment', async () => {
  const { sent } = await ask(five);
  type(idOf('Paid on'), '11/20/2026');
  type(idOf('Reference or note'), 'Transfer 7741');
  await pressButton('Record 3 payments');
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent.map(([, { onDay, memo }]) => `${onDay} ${memo}`)).toEqual(
    Array(3).fill('2026-11-20 Transfer 7741'),
  );
});

test('one that is issued later than today is left out, since it can be paid on no day yet', async () => {
  const [early, ...others] = five;
  const later = { ...early, issuedOn: '2026-12-01' };
  const { sent } = await ask([later, ...others], {
    dayRefused: (_, id) => (id === 'B-1' ? 'B-1 is dated 1 December.' : null),
  });
  await pressButton('Record 3 payments');
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent.flatMap(([, batch]) => shares(batch))).not.toContain('B-1 100');
});

test.each([
  ['typed later', '12/31/2026', '2026-12-31'],
  ['today', '', ''],
])(
  'a day that can’t be that of a payment is refused beside its field, before any is recorded: %s',
  async (_, typed, refused) => {
    const text = 'Your books are locked on that day.';
    const { sent } = await ask(five, { dayRefused: (onDay) => (onDay === refused ? text : null) });
    const field = idOf('Paid on');
    if (typed) {
      type(field, typed);
      await pressButton('Record 3 payments');
    }
    const described = () =>
      (document.querySelector(field)?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    await eventually(() => expect(described()).toContain(text));
    expect(sent).toEqual([]);
    type(field, '11/19/2026');
    await pressButton('Try again');
    await eventually(() => expect(pressable()).toContain('Record 3 payments'));
    await pressButton('Record 3 payments');
    await eventually(() => expect(sent.map(([, { onDay }]) => onDay)).toEqual(Array(3).fill('2026-11-19')));
  },
);

test('of bills picked on a list, each vendor’s advance is offered in its currency, to what is due first', () => {
  const due = (document: PostedView, dueOn: string, credit: string): PostedView => ({
    ...document,
    dueOn,
    credit,
  });
  const offers = surplusOffers([
    due(five[0], '2026-12-20', '60'),
    due(five[1], '2026-12-10', '5'),
    due(five[3], '2026-12-01', '60'),
  ]);
  const told = offers.map(({ party, currency, surplus, documents }) => [
    `${party} ${currency} ${surplus}`,
    ...documents.map(({ number, owed }) => `${number} ${owed}`),
  ]);
  expect(told).toEqual([
    ['Mill USD 60', 'B-4 20.5', 'B-1 100'],
    ['Mill EUR 5', 'B-2 40'],
  ]);
});
