import { describe, expect, test } from 'vitest';
import { csvHeaders } from '../../src/domain/business/reference.ts';
import { blankCustomer } from '../../src/domain/contact/contact.ts';
import { customerReader, keyOfContact, updatedContact } from '../../src/domain/import/contact-row.ts';
import { expenseReader, keyOfExpense } from '../../src/domain/import/expense-row.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { proposedMatching } from '../../src/domain/import/matching.ts';
import type { ImportReader } from '../../src/domain/import/reader.ts';
import { type ImportKind, importKinds } from '../../src/domain/import/run.ts';
import { dayRules } from '../support/day-rules.ts';

/** Reads a row of a file by its columns. */
const readAs = <Row>(kind: ImportKind, reader: ImportReader<Row>, fields: Record<string, string>) => {
  const headers = Object.keys(fields);
  const row = { line: 2, cells: Object.values(fields) };
  const reading = { decimalSign: ',', dayFormat: 'd.m.y', days: dayRules } as const;
  const matching = proposedMatching(headers, importKindSpecs[kind].columns);
  return reader.read(row, headers.length, matching, reading);
};
const customer = (fields: Record<string, string>) => readAs('customers', customerReader, fields);
const expense = (fields: Record<string, string>) => readAs('expenses', expenseReader, fields);

describe.each(importKinds)('files of %s', (kind) => {
  const spec = importKindSpecs[kind];

  test('tell every column by one name of its own', () => {
    const names = spec.columns.flatMap(({ name, aliases }) => [name, ...aliases]);
    const own = spec.columns.map(({ name }) => name.toLowerCase());
    expect(new Set(own).size).toBe(own.length);
    expect(names.every((name) => name.trim() === name && name !== '')).toBe(true);
    const keys = spec.columns.map(({ key }) => key);
    const proposed = proposedMatching(
      spec.columns.map(({ name }) => name),
      spec.columns,
    );
    expect(proposed).toEqual(Object.fromEntries(keys.map((key, at) => [key, at])));
    for (const field of [...spec.numberFields, ...spec.dayFields, ...Object.keys(spec.choices)])
      expect(keys).toContain(field);
  });

  test('have every column that the reference lists name', () => {
    const known = spec.columns.flatMap(({ name, aliases }) => [name, ...aliases]);
    const listed = csvHeaders(kind)!.map(({ header }) => header);
    expect(listed.filter((header) => !known.includes(header))).toEqual([]);
  });
});

describe('a row of customers', () => {
  test.each([
    ['', null],
    ['30', 30],
    ['Net 15', 15],
    ['net7', 7],
    ['45 days', 45],
    ['1 day', 1],
    ['Due on receipt', 0],
  ])('has the payment terms “%s” in days', (typed, days) => {
    const { record, faults } = customer({ Name: 'Ada', Terms: typed });
    expect([record.card.termsDays, faults]).toEqual([days, []]);
  });

  test.each(['soon', 'net', '-3', '30 weeks', '2/10 net 30'])('has no payment terms “%s”', (typed) => {
    expect(customer({ Name: 'Ada', Terms: typed }).faults).toEqual([
      { column: 'termsDays', value: typed, message: 'Payment terms must be a number of days, such as 30.' },
    ]);
  });

  test('has its address in parts, or all of it as the street', () => {
    const parts = customer({ Name: 'Ada', Street: '1 Quay', City: 'Bath', Address: 'elsewhere' });
    expect(parts.record.card.billing).toMatchObject({ street: '1 Quay', city: 'Bath' });
    const whole = customer({ Name: 'Ada', Address: '1 Quay, Bath' });
    expect(whole.record.card.billing).toMatchObject({ street: '1 Quay, Bath', city: '' });
  });

  test('owes nothing where it says nothing or 0, and says what is too long in its own column', () => {
    for (const typed of ['', '0', '0,00'])
      expect(customer({ Name: 'Ada', 'Opening balance': typed }).record.opening).toBeNull();
    const owing = customer({ Name: 'Ada', Balance: '1.240,50', 'As of': '31.01.2026' });
    expect(owing.record.opening).toEqual({
      amount: '1240.5',
      onDay: '2026-01-31',
      currency: null,
      rate: null,
    });
    expect(customerReader.worthOf(owing.record, 2)).toBe('1240.5');
    const long = customer({ Name: 'Ada', City: 'x'.repeat(101), 'Opening balance': 'much' });
    expect(long.faults.map(({ column }) => column)).toEqual(['openingBalance', 'city']);
  });

  test('is known again by its name and email together, in whatever letters: an email alone makes no two names one', () => {
    const keys = (['Ada', 'Ben'] as const).flatMap((name) =>
      ['', 'Office@Example.com', 'ada@example.com'].map((email) => keyOfContact({ name, email })),
    );
    expect(new Set(keys).size).toBe(6);
    expect(keyOfContact({ email: 'office@example.COM', name: 'ADA' })).toBe(keys[1]);
  });

  test('changes the columns it was read from and nothing else', () => {
    const known = {
      ...blankCustomer,
      name: 'Ada',
      phone: '1',
      cc: 'b@example.com',
      billing: { ...blankCustomer.billing, attention: 'Front', street: '1 Quay', city: 'Bath' },
    };
    const changed = (fields: Record<string, string>) =>
      updatedContact(known, customer({ Name: 'Ada', ...fields }).record);
    expect(changed({ City: 'York', Phone: '' })).toEqual({
      ...known,
      phone: '',
      billing: { ...known.billing, city: 'York' },
    });
    expect(changed({ Address: '2 Mill Lane, Leeds' }).billing).toEqual({
      ...blankCustomer.billing,
      street: '2 Mill Lane, Leeds',
    });
  });
});

describe('a row of expenses', () => {
  const row = { Date: '01.03.2026', Category: 'Travel', Name: 'Taxi', Amount: '40,5' };

  test('is described by its name where it says nothing else, and paid in cash', () => {
    const { record, faults } = expense(row);
    expect(faults).toEqual([]);
    expect(record).toMatchObject({
      description: 'Taxi',
      mode: 1,
      amount: '40.5',
      onDay: '2026-03-01',
      currency: '',
    });
  });

  test('says what the form says, in its own columns', () => {
    const fields = { ...row, Name: '', Date: '', Category: '', Amount: '0', Currency: 'XXY', Rate: '0' };
    const { faults } = expense({ ...fields, 'Payment mode': 'shells', 'Tax included': 'perhaps' });
    expect(faults.map(({ column }) => column).sort()).toEqual(
      ['category', 'currency', 'description', 'includesTax', 'mode', 'name', 'onDay', 'rate'].sort(),
    );
    const cash = expense({ ...row, Bank: 'First bank' });
    expect(cash.faults.map(({ column }) => column)).toEqual(['bankId']);
  });

  test('is known again by its number and vendor, else by all that tells it', () => {
    const taxi = { reference: 'R-1', vendor: 'Cabs', onDay: '2026-03-01', name: 'Taxi', amount: '4' };
    const key = (more: object) => keyOfExpense({ ...taxi, description: 'Taxi', ...more });
    expect(key({ name: 'Other', amount: '9' })).toBe(key({ reference: 'r-1', vendor: 'CABS' }));
    expect(key({ vendor: '' })).not.toBe(key({}));
    const none = { reference: '' };
    expect(key({ ...none, description: '' })).toBe(key(none));
    for (const other of [{ amount: '5' }, { onDay: '2026-03-02' }, { name: 'Bus' }, { description: 'Home' }])
      expect(key({ ...none, ...other })).not.toBe(key(none));
  });
});
