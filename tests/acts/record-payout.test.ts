import { expect, test } from 'vitest';
import { recordPayoutAct } from '../../server/acts/record-payout.ts';
import { actWorld } from '../support/act-world.ts';
import { come } from '../support/paid-on-paper.ts';

const typed = { amount: '97', fees: '3', onDay: '2026-03-09', accountId: 1000, provider: 'PayPal' };

test('what reached the bank and what was kept leave the clearing on that day', () => {
  const { plan, entryId } = come(recordPayoutAct(typed, actWorld()));
  const [entry] = plan.entries;
  expect([entry!.id, entry!.onDay, entry!.memo]).toEqual([
    entryId,
    '2026-03-09',
    'Payout from PayPal, recorded by hand',
  ]);
  expect(entry!.lines.map(({ accountId, amount }) => `${accountId} ${amount}`)).toEqual([
    '1000 97',
    '30 3',
    '3 -100',
  ]);
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ fees: '1.234' }, 'fees'],
  [{ onDay: '2026-03-11' }, 'onDay'],
  [{ accountId: null }, 'bankId'],
])('%j is refused beside its field', (more, field) => {
  expect(recordPayoutAct({ ...typed, ...more }, actWorld())).toMatchObject({ fields: [{ field }] });
});

test('a locked day is refused', () => {
  expect(recordPayoutAct(typed, actWorld({ lockedUntil: '2026-03-09' }))).toMatchObject({
    kind: 'locked-period',
  });
});
