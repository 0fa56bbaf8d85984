import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  called,
  decimal,
  fromWire,
  type Ids,
  id,
  list,
  nullable,
  objectOf,
  optional,
  pathIn,
  toWire,
  typedText,
} from '../../src/api/calls/field.ts';

const line = {
  id: nullable(id('LineId')),
  name: typedText('ItemName', 9),
  price: decimal('UnitPrice'),
  taxId: called(optional(id('TaxID')), 'tax'),
};
const form = {
  contact: id('clientid'),
  notes: optional(typedText('Note', 9)),
  lines: list('items', line),
};
/** As on the server, where an id is another text than on the wire. */
const ids: Ids = { toWire: (own) => own.toUpperCase(), fromWire: (wire) => wire.toLowerCase() };

const ours = {
  contact: 'a'.repeat(22),
  lines: [
    { id: 'b'.repeat(22), name: 'Tea', price: '1.5' },
    { id: null, name: 'Cup', price: '2' },
  ],
};
const wire = {
  clientid: 'A'.repeat(22),
  items: [
    { LineId: 'B'.repeat(22), ItemName: 'Tea', UnitPrice: '1.5' },
    { LineId: null, ItemName: 'Cup', UnitPrice: '2' },
  ],
};

test('what is sent has the wire’s names and ids at every depth, and comes back as it was', () => {
  expect(toWire(form, ours, ids)).toEqual(wire);
  expect(fromWire(form, wire, ids)).toEqual(ours);
});

test('what no field names is dropped both ways, and what is left out stays so', () => {
  expect(fromWire(form, { ...wire, Price: '5', Note: undefined }, ids)).toEqual(ours);
  expect(toWire(form, { ...ours, secret: 'x' } as typeof ours, ids)).toEqual(wire);
});

test('the schema of the wire takes just that, and says what is wrong by the wire’s names', () => {
  const schema = objectOf(form);
  expect(schema.parse(wire)).toEqual(wire);
  const { error } = schema.safeParse({ ...wire, items: [{ ...wire.items[0], ItemName: 'Camomile tea' }] });
  expect(error!.issues.map(({ path }) => path.join('.'))).toEqual(['items.0.ItemName']);
  expect(z.toJSONSchema(schema)).toMatchObject({ required: ['clientid', 'items'] });
});

test.each([
  ['contact', 'clientid'],
  ['lines', 'items'],
  ['lines.3', 'items.3'],
  ['lines.3.name', 'items.3.ItemName'],
  ['lines.3.tax', 'items.3.TaxID'],
  ['elsewhere.0.name', 'elsewhere.0.name'],
  ['lines.3.elsewhere', 'items.3.elsewhere'],
])('a fault at %s is at %s on the wire, and back', (own, theirs) => {
  expect(pathIn(form, own, 'toWire')).toBe(theirs);
  expect(pathIn(form, theirs, 'fromWire')).toBe(own);
});

test('a field that forms call otherwise is found by either name of ours', () => {
  expect(pathIn(form, 'lines.0.taxId', 'toWire')).toBe('items.0.TaxID');
});
