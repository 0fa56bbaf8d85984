import { expect, test } from 'vitest';
import { conflictRows, mergedForm } from '../../src/screens/page/conflict.ts';

const line = (key: string, name: string, price = '4') => ({
  key,
  name,
  description: '',
  quantity: '2',
  price,
});
const base = {
  notes: '',
  dueOn: '2026-03-01',
  customer: { id: 'a', name: 'Ada Stone' },
  lines: [line('k1', 'Loaf'), line('k2', 'Roll')],
};
const mine = {
  ...base,
  notes: 'Mine',
  lines: [line('k1', 'Loaf', '5'), line('k2', 'Roll'), line('n1', 'Bun')],
};
const theirs = {
  ...base,
  dueOn: '2026-04-01',
  notes: 'Theirs',
  lines: [line('k1', 'Loaf', '1234.5'), line('k3', 'Cake')],
};

test('every field that differs stands with both values as people read them, and whether it was changed here', () => {
  expect(conflictRows({ mine, theirs, base }, 'de-DE')).toEqual([
    { id: 'notes', label: 'Notes', mine: 'Mine', theirs: 'Theirs', touched: true },
    { id: 'dueOn', label: 'Due date', mine: '1. März 2026', theirs: '1. Apr. 2026', touched: false },
    { id: 'lines:k1', label: 'Line 1', mine: 'Loaf · 2 × 5', theirs: 'Loaf · 2 × 1.234,5', touched: true },
    { id: 'lines:k2', label: 'Line 2', mine: 'Roll · 2 × 4', theirs: 'Not there', touched: false },
    { id: 'lines:n1', label: 'Line 3', mine: 'Bun · 2 × 4', theirs: 'Not there', touched: true },
    { id: 'lines:k3', label: 'Line 4', mine: 'Not there', theirs: 'Cake · 2 × 4', touched: false },
  ]);
});

test('a field that holds an id shows the name of what was picked, as the lists of the page have it', () => {
  const item = { name: 'Candle', shippingTax: 'VAT19', template: '' };
  const conflict = {
    mine: { ...item, shippingTax: 'VAT07', template: 'T1' },
    theirs: { ...item, shippingTax: 'VAT00' },
    base: item,
    names: {
      shippingTax: { VAT19: 'VAT 19%', VAT07: 'VAT 7%' },
      template: { T1: 'Classic, Inter, #000000' },
    },
  };
  expect(conflictRows(conflict, 'en').map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
    ['Tax on shipping', 'VAT 7%', 'No longer available'],
    ['Template', 'Classic, Inter, #000000', '—'],
  ]);
});

test('typing whose beginning is not known counts as changed here, so that nothing typed gives way by itself', () => {
  expect(conflictRows({ mine, theirs, base: null }, 'en').every(({ touched }) => touched)).toBe(true);
});

test('the choices are made field by field and line by line', () => {
  const taken = new Set(['dueOn', 'lines:k2', 'lines:k3']);
  expect(mergedForm(mine, theirs, taken)).toEqual({
    ...mine,
    dueOn: '2026-04-01',
    lines: [line('k1', 'Loaf', '5'), line('n1', 'Bun'), line('k3', 'Cake')],
  });
  expect(mergedForm(mine, theirs, new Set())).toEqual(mine);
});

test('a line of an expense is an amount on something, by its name, and is chosen by itself', () => {
  const spent = (key: string, on: string, amount: string, tax: object | null = null) => ({
    key,
    on,
    amount,
    tax,
  });
  const names = { on: { 'category 5': 'Travel', 'account 6': 'Equipment' } };
  const own = {
    lines: [
      spent('k1', 'category 5', '119', { name: 'VAT' }),
      spent('n1', 'account 6', '50'),
      spent('n2', '', ''),
    ],
  };
  const others = {
    lines: [spent('k1', 'category 5', '120', { name: 'VAT' }), spent('k2', 'category 9', '1')],
  };
  expect(
    conflictRows({ mine: own, theirs: others, base: null, names }, 'en').map(({ id, mine, theirs }) => [
      id,
      mine,
      theirs,
    ]),
  ).toEqual([
    ['lines:k1', 'Travel · 119 · VAT', 'Travel · 120 · VAT'],
    ['lines:n1', 'Equipment · 50', 'Not there'],
    ['lines:k2', 'Not there', 'No longer available · 1'],
  ]);
  expect(mergedForm(own, others, new Set(['lines:k1', 'lines:k2'])).lines).toEqual([
    others.lines[0],
    own.lines[1],
    others.lines[1],
    own.lines[2],
  ]);
});
