import { useState } from 'react';
import { expect, test } from 'vitest';
import { MoneyField } from '../../src/screens/kit/fields/MoneyField.tsx';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { find, leave, render, type } from '../support/render.tsx';

const held = { value: '' };

function Form({ currency }: { currency: string }) {
  const [value, setValue] = useState('');
  const hold = (next: string) => {
    held.value = next;
    setValue(next);
  };
  return <MoneyField label="Amount" id="amount" currency={currency} value={value} onChange={hold} />;
}

const showField = (locale: string, currency = 'EUR') =>
  render(
    <LocaleContext value={locale}>
      <Form currency={currency} />
    </LocaleContext>,
  );

const text = () => find<HTMLInputElement>('#amount').value;

test('an amount typed as the locale writes it is held as a decimal string and shown tidied', () => {
  showField('de-DE');
  type('#amount', '1.234,5');
  expect(held.value).toBe('1234.5');
  expect(text()).toBe('1.234,5');
  leave('#amount');
  expect(text()).toBe('1.234,50');
});

test('an amount typed as another locale writes it is understood when it can mean only one thing', () => {
  showField('en-GB');
  type('#amount', '1.234,56');
  leave('#amount');
  expect(held.value).toBe('1234.56');
  expect(text()).toBe('1,234.56');
});

test('what cannot be read stays as it was typed and is refused with an example, tied to the field', () => {
  showField('en-GB');
  type('#amount', 'twelve');
  expect(find('#amount-problem').textContent).toContain('“twelve” could not be read');
  leave('#amount');
  expect(held.value).toBe('twelve');
  expect(text()).toBe('twelve');
  expect(find('#amount-problem').textContent).toBe(
    '“twelve” could not be read as a number. Write it like 1,234.50.',
  );
  expect(find('#amount').getAttribute('aria-describedby')).toBe('amount-problem');
  expect(find('#amount').getAttribute('aria-invalid')).toBe('true');
});

test('what can still become a number is refused only when the field is left', () => {
  showField('en-GB');
  for (const typed of ['-', '1,', '1,2', '1,234.']) {
    type('#amount', typed);
    expect(document.querySelector('#amount-problem')).toBeNull();
  }
  type('#amount', '1,2');
  leave('#amount');
  expect(find('#amount-problem').textContent).toContain('“1,2” could not be read');
});

test('an amount that could be two numbers is refused at once, with both ways to write it', () => {
  showField('de-DE');
  type('#amount', '1,234');
  expect(held.value).toBe('1,234');
  expect(find('#amount-problem').textContent).toBe(
    '“1,234” could be read in two ways. Write 1234, or use at most 2 decimals.',
  );
});

test('more decimals than the currency has are refused by its name', () => {
  showField('en-GB', 'JPY');
  type('#amount', '12.5');
  expect(find('#amount-problem').textContent).toBe('JPY has no decimals.');
  leave('#amount');
  expect(held.value).toBe('12.5');
  expect(find('#amount-problem').textContent).toBe('JPY has no decimals.');
});
