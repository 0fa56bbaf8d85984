import { useState } from 'react';
import { expect, test } from 'vitest';
import { DateField } from '../../src/screens/kit/fields/DateField.tsx';
import { FilterRange } from '../../src/screens/kit/lists/FilterRange.tsx';
import { LocaleContext } from '../../src/screens/kit/locale.ts';
import { find, leave, render, type } from '../support/render.tsx';

const held: string[] = [];

function Issued({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const onChange = (day: string) => {
    held.push(day);
    setValue(day);
  };
  return <DateField id="issued" label="Issued" value={value} onChange={onChange} />;
}

const show = (locale: string, initial?: string) => {
  held.length = 0;
  render(
    <LocaleContext value={locale}>
      <Issued {...(initial !== undefined && { initial })} />
    </LocaleContext>,
  );
};
const text = () => find<HTMLInputElement>('#issued').value;

test('a day is shown and typed in the business’s way, and kept as a day', () => {
  show('en-GB', '2026-01-31');
  expect(text()).toBe('31/01/2026');
  type('#issued', '2.3.26');
  expect(held.at(-1)).toBe('2026-03-02');
  expect(text()).toBe('2.3.26');
  leave('#issued');
  expect(text()).toBe('02/03/2026');
});

test('in another country the same digits are another day', () => {
  show('en-US');
  type('#issued', '2/3/2026');
  expect(held.at(-1)).toBe('2026-02-03');
});

test('while it can’t be read the form holds no day; once left, the field says so and keeps what was typed', () => {
  show('en-GB', '2026-01-31');
  type('#issued', 'next wee');
  expect(held.at(-1)).toBe('');
  expect(document.body.textContent).not.toContain('isn’t a date');
  leave('#issued');
  expect(held.at(-1)).toBe('next wee');
  expect(text()).toBe('next wee');
  expect(document.body.textContent).toMatch(/“next wee” isn’t a date. Write it like 31\/12\/\d{4}\./);
  type('#issued', '31/1/2026');
  leave('#issued');
  expect(document.body.textContent).not.toContain('isn’t a date');
  expect(held.at(-1)).toBe('2026-01-31');
});

test('a range of days is told of days alone, and of an end that was emptied', () => {
  const changes: object[] = [];
  render(
    <LocaleContext value="en-GB">
      <FilterRange from="2026-01-01" to="2026-01-31" onChange={(range) => changes.push(range)} />
    </LocaleContext>,
  );
  type('label:nth-of-type(1) input', '5/1/20266');
  leave('label:nth-of-type(1) input');
  expect(changes).toEqual([]);
  type('label:nth-of-type(1) input', '5/1/2026');
  type('label:nth-of-type(2) input', '');
  expect(changes).toEqual([
    { from: '2026-01-05', to: '2026-01-31' },
    { from: '2026-01-01', to: '' },
  ]);
});
