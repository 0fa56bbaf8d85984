import { expect, test } from 'vitest';
import { missingActs } from '../../src/screens/bank/missing-acts.ts';

/** What is added from the page of a statement. Source: finance-answers.md, Q75. */
const opened = (difference: string) => {
  const found: Record<string, unknown> = {};
  let key = '';
  const acts = missingActs({
    view: { bankId: 'bank', lastDay: '2026-03-31' },
    difference,
    openMoney: (dialog) => {
      found[key] = dialog;
    },
    navigate: (address) => {
      found[key] = address;
    },
  });
  for (const act of acts) {
    key = act.key;
    act.onPress();
  }
  return found;
};

test('what the books lack is added with the statement’s last day and what is still to be found filled in', () => {
  const filled = { onDay: '2026-03-31', amount: '12.5' };
  expect(opened('-12.5')).toEqual({
    charge: { act: 'fund', direction: 'out', filled: { ...filled, account: '30' } },
    interest: { act: 'fund', direction: 'in', filled: { ...filled, account: '18' } },
    transfer: { act: 'transfer', filled: { from: 'bank', amountOut: '12.5', leavesOn: '2026-03-31' } },
    expense: expect.stringMatching(/day=2026-03-31&amount=12\.5&bank=bank/),
    received: { act: 'received', known: { ...filled, bankId: 'bank', mode: 2 } },
  });
});

test('a transfer comes in where the statement has more, and nothing is filled in where nothing is missing', () => {
  expect(opened('7').transfer).toEqual({
    act: 'transfer',
    filled: { to: 'bank', amountOut: '7', leavesOn: '2026-03-31' },
  });
  expect(opened('0').charge).toMatchObject({ filled: { amount: '' } });
});
