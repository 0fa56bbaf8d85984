import { expect, test } from 'vitest';
import { openingBalanceAct, saveContactAct } from '../../server/acts/save-contact.ts';
import { payable, receivable } from '../../src/domain/books/side.ts';
import { blankVendor } from '../../src/domain/contact/contact.ts';
import { actWorld, ada, lookedUp, planned, refused } from '../support/act-world.ts';

const opening = { amount: '40', currency: null, rate: null, onDay: null };

test('a card is saved; a faulty one, and that of one archived, are refused', () => {
  expect(saveContactAct('customer', ada, null)).toBeNull();
  expect(saveContactAct('customer', ada, ada)).toBeNull();
  expect(refused(saveContactAct('customer', { ...ada, email: 'nowhere' }, null)).fields).toMatchObject([
    { field: 'email' },
  ]);
  expect(refused(saveContactAct('customer', ada, { ...ada, deleted: true })).kind).toBe('illegal-move');
});

test('a vendor’s card is judged as a customer’s is, and by what it has of its own', () => {
  const vendor = { ...blankVendor, name: 'Mill' };
  expect(saveContactAct('vendor', vendor, null)).toBeNull();
  const faulty = { ...blankVendor, termsDays: -1, ourNumber: 'x'.repeat(51), internalNote: 'x'.repeat(5001) };
  expect(refused(saveContactAct('vendor', faulty, null)).fields).toEqual([
    { field: 'name', message: 'Enter the vendor’s display name.' },
    { field: 'termsDays', message: 'Payment terms are 0 to 365 days.' },
    { field: 'ourNumber', message: 'Our number has at most 50 characters.' },
    { field: 'internalNote', message: 'The purchasing note has at most 5000 characters.' },
  ]);
  const terms = (earlyPercent: string | null, earlyDays: number | null) => ({
    ...vendor,
    earlyPercent,
    earlyDays,
  });
  expect(saveContactAct('vendor', terms('0.0001', 365), null)).toBeNull();
  expect(refused(saveContactAct('vendor', terms('2,5', Number.NaN), null)).fields).toEqual([
    { field: 'earlyPercent', message: 'Enter a percentage above 0 and below 100.' },
    { field: 'earlyDays', message: 'A discount can be taken for 0 to 365 days.' },
  ]);
  expect(refused(saveContactAct('vendor', vendor, { deleted: true })).message).toBe(
    'This vendor is deleted. Restore them first.',
  );
});

test('what was owed to a vendor before is posted on the other side', () => {
  const { business } = lookedUp();
  const plan = planned(openingBalanceAct(payable, business, 'mill', null, opening, actWorld()));
  expect(plan.items).toMatchObject([{ side: 'payable', amount: '40' }]);
});

test('what they owed before is posted; in a foreign currency only where those are enabled', () => {
  const { business } = lookedUp();
  const plan = planned(openingBalanceAct(receivable, business, ada.id, null, opening, actWorld()));
  expect(plan.items).toMatchObject([{ amount: '40', currency: 'EUR' }]);
  const off = { ...business, multiCurrency: false };
  const foreign = { ...opening, currency: 'USD', rate: '0.9' };
  expect(refused(openingBalanceAct(receivable, off, ada.id, null, foreign, actWorld())).fields).toMatchObject(
    [{ field: 'openingCurrency' }],
  );
});
