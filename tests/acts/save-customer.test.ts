import { expect, test } from 'vitest';
import { openingBalanceAct, saveCustomerAct } from '../../server/acts/save-customer.ts';
import { actWorld, ada, lookedUp, planned, refused } from '../support/act-world.ts';

const opening = { amount: '40', currency: null, rate: null, onDay: null };

test('a card is saved; a faulty one, and that of one archived, are refused', () => {
  expect(saveCustomerAct(ada, null)).toBeNull();
  expect(saveCustomerAct(ada, ada)).toBeNull();
  expect(refused(saveCustomerAct({ ...ada, email: 'nowhere' }, null)).fields).toMatchObject([
    { field: 'email' },
  ]);
  expect(refused(saveCustomerAct(ada, { ...ada, deleted: true })).kind).toBe('illegal-move');
});

test('what they owed before is posted; in a foreign currency only where those are enabled', () => {
  const { business } = lookedUp();
  const plan = planned(openingBalanceAct(business, ada.id, null, opening, actWorld()));
  expect(plan.items).toMatchObject([{ amount: '40', currency: 'EUR' }]);
  const off = { ...business, multiCurrency: false };
  const foreign = { ...opening, currency: 'USD', rate: '0.9' };
  expect(refused(openingBalanceAct(off, ada.id, null, foreign, actWorld())).fields).toMatchObject([
    { field: 'openingCurrency' },
  ]);
});
