import { expect, test } from 'vitest';
import { blankVendor } from '../../src/domain/contact/contact.ts';
import { datedDiscountIn } from '../../src/domain/typed/dated-discount.ts';
import { earlyTermsIn } from '../../src/domain/typed/early-payment.ts';
import { noEarlyTerms } from '../../src/domain/values/early-terms.ts';
import { blankForm, formProblems, typedOf } from '../../src/screens/contact/contact-form.ts';

test('early-payment terms are read in the locale’s digits, and none are nothing', () => {
  expect(earlyTermsIn({ earlyPercent: '2.50', earlyDays: 10 }, 'de')).toBe('2,5% off if paid within 10 days');
  expect(earlyTermsIn({ earlyPercent: '2', earlyDays: 1 }, 'en')).toBe('2% off if paid within 1 day');
  expect(earlyTermsIn(blankVendor, 'en')).toBe('');
});

test('a discount ends so many days after the bill’s own, across a month too', () => {
  const early = { earlyPercent: '2.5', earlyDays: 10 };
  expect(datedDiscountIn({ ...early, issuedOn: '2026-03-02' }, 'en')).toBe(
    '2.5% discount until Mar 12, 2026',
  );
  expect(datedDiscountIn({ ...early, issuedOn: '2026-02-25' }, 'en')).toBe('2.5% discount until Mar 7, 2026');
  expect(datedDiscountIn({ ...noEarlyTerms, issuedOn: '2026-03-02' }, 'en')).toBe('');
});

test('the days of a discount are typed as text: empty is none, and what is no number is told beside the field', () => {
  const form = { ...blankForm('vendor'), name: 'Mill', earlyPercent: '2' };
  expect(typedOf({ ...form, earlyDays: '10' }, 'EUR').card).toMatchObject({
    earlyPercent: '2',
    earlyDays: 10,
  });
  expect(typedOf({ ...form, earlyDays: ' ' }, 'EUR').card).toMatchObject({ earlyDays: null });
  expect(formProblems('vendor', { ...form, earlyDays: 'ten' })).toEqual([
    { field: 'earlyDays', message: 'A discount can be taken for 0 to 365 days.' },
  ]);
  expect(typedOf(blankForm('customer'), 'EUR').card).not.toHaveProperty('earlyDays');
});
