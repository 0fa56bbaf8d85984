import { expect, test } from 'vitest';
import { conflictRows } from '../../src/screens/page/conflict.ts';
import { FormFields } from '../../src/screens/page/FormFields.tsx';
import { type FieldRows, fieldDetails, fieldText } from '../../src/screens/page/field-spec.ts';
import { find, render, type } from '../support/render.tsx';

interface Jar {
  name: string;
  unit: string | null;
  price: string;
  until: string;
  sold: boolean;
}

const reading = { locale: 'de-DE', least: 2, most: 2 };
const rows: FieldRows<Jar> = [
  { name: 'name', label: 'Name of the jar', needed: true },
  [
    {
      name: 'unit',
      kind: 'select',
      label: 'Sold by',
      placeholder: 'No unit',
      options: [{ value: 'kg', label: 'Kilogram' }],
      read: (unit) => unit || null,
    },
    { name: 'price', kind: 'number', label: 'Price', needed: true, reading, currency: 'EUR' },
  ],
  { name: 'until', kind: 'day', label: 'Keeps until', needed: true, when: ({ sold }) => sold },
  { name: 'sold', kind: 'check', label: 'It is sold' },
];
const jar: Jar = { name: 'Plum', unit: 'kg', price: '1234.5', until: '2026-03-01', sold: false };

test('a form has the fields that are in it now, and holds what is typed in them', () => {
  let changed: Partial<Jar> = {};
  const card = (form: Jar) => ({
    noun: 'jar',
    form,
    change: () => {},
    problemOf: () => undefined,
    field: <Name extends keyof Jar>(name: Name) => ({
      id: `jar-${name}`,
      value: form[name],
      onChange: (value: Jar[Name]) => {
        changed = { [name]: value };
      },
      problem: name === 'name' ? 'Enter a name.' : undefined,
    }),
  });
  const show = render(<FormFields rows={rows} card={card(jar)} />);
  const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels()).toEqual(['Name of the jar', 'Sold by (optional)', 'Price', 'It is sold']);
  expect(find('#jar-name-problem').textContent).toBe('Enter a name.');
  type('#jar-name', 'Cherry');
  expect(changed).toEqual({ name: 'Cherry' });
  show(<FormFields rows={rows} card={card({ ...jar, sold: true })} />);
  expect(labels()).toContain('Keeps until');
});

test('the page of a subject and the comparison with what somebody else saved call a field and its value as the form does', () => {
  const of = fieldDetails(rows, jar, 'de-DE');
  expect(of('unit')).toEqual({ label: 'Sold by', value: 'Kilogram', wide: false });
  expect(of('price').value).toBe('€1.234,50');
  const fields = rows.flat().map((field) => ({
    name: field.name,
    label: field.label,
    text: (value: unknown, locale: string) => fieldText(field, value, locale),
  }));
  const theirs = { ...jar, unit: null, price: 'a lot', until: '2026-04-02', sold: true };
  expect(
    conflictRows({ mine: jar, theirs, base: null, fields }, 'de-DE').map(({ label, mine, theirs }) => [
      label,
      mine,
      theirs,
    ]),
  ).toEqual([
    ['Sold by', 'Kilogram', '—'],
    ['Price', '€1.234,50', 'a lot'],
    ['Keeps until', '1. März 2026', '2. Apr. 2026'],
    ['It is sold', 'No', 'Yes'],
  ]);
});
