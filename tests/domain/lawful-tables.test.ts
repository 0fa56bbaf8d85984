import { describe, expect, test } from 'vitest';
import type { Party } from '../../src/domain/documents/document.ts';
import {
  type LawfulPaper,
  lackingOf,
  lackingOnSeveral,
  lackingSentence,
  requiredOn,
} from '../../src/domain/documents/lawful.ts';
import { otherLaws } from '../../src/domain/documents/other-laws.words.ts';
import { unionLaw, unionLaws } from '../../src/domain/documents/union-laws.words.ts';

const own: Party = { name: 'Shop', address: '1 Quay Street', taxId: '22/123', vatNumber: 'XX1' };
const buyer: Party = { name: 'Buyer', address: '2 Mill Lane', taxId: 'YY2', email: 'b@example.com' };
const standard = { kind: 'standard', reason: '', amount: '90000' } as const;
const reverse = { kind: 'reverse-charge', reason: 'Reverse charge', amount: '90000' } as const;

/** An invoice over 100,000 in its country's money that says everything. */
const paper = (country: string, currency: string, more: Partial<LawfulPaper> = {}): LawfulPaper => ({
  from: { ...own, country },
  to: buyer,
  paidAtOnce: false,
  supplyOn: '2026-11-02',
  lines: [standard],
  currency,
  total: '100000',
  homeCurrency: currency,
  homeTotal: '100000',
  ...more,
});

const without = <Field extends keyof Party>(party: Party, ...fields: Field[]): Party =>
  Object.fromEntries(
    Object.entries(party).filter(([field]) => !fields.includes(field as Field)),
  ) as unknown as Party;

const told = (one: LawfulPaper): string[] => lackingOf(one).map(({ what }) => what);

/** What each country asks of a taxed invoice, and of one whose customer owes the tax. */
const tables = [
  ['AT', 'EUR', 'address vatNumber customerName customerAddress supplyDate', 'customerNumber reason'],
  ['DE', 'EUR', 'address eitherNumber customerName customerAddress supplyDate', 'customerNumber reason'],
  ['ES', 'EUR', 'address vatNumber customerName customerAddress', 'customerNumber reason'],
  ['FR', 'EUR', 'address vatNumber customerName customerAddress', 'customerNumber reason'],
  ['IE', 'EUR', 'address vatNumber customerName customerAddress', 'customerNumber reason'],
  ['IT', 'EUR', 'address vatNumber customerName customerAddress customerNumber', 'reason'],
  ['NL', 'EUR', 'address vatNumber customerName customerAddress', 'customerNumber reason'],
  ['PL', 'PLN', 'address vatNumber customerName customerAddress', 'customerNumber reason'],
  ['AU', 'AUD', 'taxNumber customerName', ''],
  ['CA', 'CAD', 'taxNumber customerName', ''],
  ['CH', 'CHF', 'address vatNumber customerName customerAddress', ''],
  ['GB', 'GBP', 'address vatNumber customerName customerAddress', 'reason'],
  ['IN', 'INR', 'address taxNumber customerName customerAddress', ''],
  ['KE', 'KES', 'address taxNumber', ''],
  ['NG', 'NGN', 'address taxNumber customerName', ''],
  ['NO', 'NOK', 'vatNumber customerName', ''],
  ['NZ', 'NZD', 'taxNumber customerName customerContact', ''],
  ['SG', 'SGD', 'address taxNumber customerName customerAddress', 'customerNumber reason'],
  ['ZA', 'ZAR', 'address vatNumber customerName customerAddress', ''],
] as const;
const listed = (text: string): string[] => text.split(' ').filter(Boolean);

describe.each(tables)('an invoice from %s in %s', (country, currency, taxed, owed) => {
  const plain = () => paper(country, currency);

  test('asks what its law does, and lacks nothing once it is there', () => {
    expect(requiredOn(plain()).map(({ what }) => what)).toEqual(listed(taxed));
    expect(requiredOn(plain()).every(({ law }) => law.length > 5)).toBe(true);
    expect(told(plain())).toEqual([]);
  });

  test('lacks each thing by itself', () => {
    const asked = (...whats: string[]) => listed(taxed).filter((what) => whats.includes(what));
    const from = (...fields: (keyof Party)[]) => ({
      ...plain(),
      from: without({ ...own, country }, ...fields),
    });
    const to = (party: Party) => ({ ...plain(), to: party });
    expect(told(from('address'))).toEqual(asked('address'));
    expect(told(from('taxId'))).toEqual(asked('taxNumber'));
    expect(told(from('vatNumber'))).toEqual(asked('vatNumber'));
    expect(told(from('taxId', 'vatNumber'))).toEqual(asked('taxNumber', 'vatNumber', 'eitherNumber'));
    expect(told(to({ ...buyer, name: '' }))).toEqual(asked('customerName'));
    expect(told(to(without(buyer, 'address')))).toEqual(asked('customerAddress'));
    expect(told(to(without(buyer, 'address', 'email')))).toEqual(asked('customerAddress', 'customerContact'));
    expect(told(to(without(buyer, 'taxId')))).toEqual(asked('customerNumber'));
    expect(told({ ...plain(), supplyOn: null })).toEqual(asked('supplyDate'));
  });

  test('asks more where its customer owes the tax', () => {
    const asked = (what: string) => listed(owed).filter((one) => one === what);
    expect(told({ ...plain(), lines: [reverse] })).toEqual([]);
    expect(told({ ...plain(), lines: [{ ...reverse, reason: '' }] })).toEqual(asked('reason'));
    expect(told({ ...plain(), lines: [reverse], to: without(buyer, 'taxId') })).toEqual(
      listed(`${taxed} ${owed}`).filter((what) => what === 'customerNumber'),
    );
  });
});

test('every table has its test', () => {
  const known = [...Object.keys(unionLaws), ...Object.keys(otherLaws)];
  expect(
    tables
      .map(([country]) => country)
      .filter((one) => one !== 'PL')
      .sort(),
  ).toEqual(known.sort());
  expect(unionLaw.rows.length).toBeGreaterThan(0);
});

/** The totals about a law's bound, and what it lacks there of an invoice that names nobody and no number. */
test.each([
  ['DE', 'EUR', '250', 'address'],
  ['DE', 'EUR', '250.01', 'address eitherNumber customerName customerAddress supplyDate'],
  ['AT', 'EUR', '400', 'address supplyDate'],
  ['AT', 'EUR', '400.01', 'address vatNumber customerName customerAddress supplyDate'],
  ['ES', 'EUR', '400', 'vatNumber'],
  ['ES', 'EUR', '400.01', 'address vatNumber customerName customerAddress'],
  ['IT', 'EUR', '400', 'address vatNumber customerNumber'],
  ['IT', 'EUR', '400.01', 'address vatNumber customerName customerAddress customerNumber'],
  ['IE', 'EUR', '100', 'address vatNumber'],
  ['NL', 'EUR', '100', 'address vatNumber'],
  ['BE', 'EUR', '100', 'address vatNumber'],
  ['BE', 'EUR', '100.01', 'address vatNumber customerName customerAddress'],
  ['GB', 'GBP', '250', 'address vatNumber'],
  ['GB', 'GBP', '250.01', 'address vatNumber customerName customerAddress'],
  ['AU', 'AUD', '999.99', 'taxNumber'],
  ['AU', 'AUD', '1000', 'taxNumber customerName'],
  ['CA', 'CAD', '99.99', ''],
  ['CA', 'CAD', '100', 'taxNumber'],
  ['CA', 'CAD', '500', 'taxNumber customerName'],
  ['IN', 'INR', '49999.99', 'address taxNumber'],
  ['IN', 'INR', '50000', 'address taxNumber customerName customerAddress'],
  ['NZ', 'NZD', '200', ''],
  ['NZ', 'NZD', '200.01', 'taxNumber'],
  ['NZ', 'NZD', '1000.01', 'taxNumber customerName customerContact'],
  ['SG', 'SGD', '1000', 'address taxNumber'],
  ['SG', 'SGD', '1000.01', 'address taxNumber customerName customerAddress'],
  ['ZA', 'ZAR', '5000', 'address vatNumber'],
  ['ZA', 'ZAR', '5000.01', 'address vatNumber customerName customerAddress'],
  ['CH', 'CHF', '400', 'address vatNumber customerName customerAddress'],
] as const)('from %s over %s %s that says nothing lacks: %4$s', (country, currency, total, lacks) => {
  const bare = { from: { name: 'Shop', country }, to: { name: '' }, supplyOn: null };
  expect(told(paper(country, currency, { ...bare, total, homeTotal: total }))).toEqual(listed(lacks));
});

test('a small total counts in the law’s own money: of another currency its worth at home', () => {
  const bare = { to: { name: '' }, supplyOn: null };
  const foreign = { ...bare, currency: 'USD', total: '280', homeCurrency: 'EUR', homeTotal: '240' };
  expect(told(paper('DE', 'EUR', foreign))).toEqual([]);
  expect(told(paper('DE', 'EUR', { ...foreign, homeCurrency: 'USD', homeTotal: '280' }))).toHaveLength(3);
  expect(told(paper('DE', 'EUR', { ...bare, total: '200', homeTotal: '200', lines: [reverse] }))).toContain(
    'customerAddress',
  );
});

test('the customer of a till slip in Switzerland is named above 400 francs alone', () => {
  const slip = { paidAtOnce: true, to: { name: 'Buyer' } };
  expect(told(paper('CH', 'CHF', { ...slip, total: '400', homeTotal: '400' }))).toEqual([]);
  expect(told(paper('CH', 'CHF', { ...slip, total: '400.05', homeTotal: '400.05' }))).toEqual([
    'customerAddress',
  ]);
});

test('nothing is asked of a passer-by who pays at once', () => {
  expect(told(paper('DE', 'EUR', { paidAtOnce: true, to: { name: '' } }))).toEqual([]);
  expect(told(paper('DE', 'EUR', { to: { name: '' } }))).toEqual(['customerName', 'customerAddress']);
});

test.each([
  ['DE', 'exempt', ['reason']],
  ['DE', null, ['reason']],
  ['DE', 'zero', []],
  ['DE', 'outside', []],
  ['IE', 'exempt', []],
  ['NL', 'exempt', ['reason']],
  ['NL', null, []],
  ['GB', 'exempt', []],
  ['GB', null, []],
  ['US', 'exempt', []],
] as const)('from %s with nothing but a line taxed %s and no sentence lacks %j', (country, kind, lacks) => {
  const line = { kind, reason: '', amount: '10' };
  expect(told(paper(country, 'EUR', { lines: [line] }))).toEqual(lacks);
  expect(told(paper(country, 'EUR', { lines: [{ ...line, reason: kind ? 'Because' : '' }] }))).toEqual(
    kind ? [] : lacks,
  );
});

test('a line of nothing, and one without a tax beside taxed ones, need no reason', () => {
  const nothing = { kind: 'exempt', reason: '', amount: '0' } as const;
  expect(told(paper('DE', 'EUR', { lines: [standard, nothing] }))).toEqual([]);
  expect(told(paper('DE', 'EUR', { lines: [standard, { kind: null, reason: '', amount: '5' }] }))).toEqual(
    [],
  );
});

test.each(['US', 'BR', 'GH', ''])('of a business in %j nothing is said', (country) => {
  expect(requiredOn(paper(country, 'USD'))).toEqual([]);
  expect(told(paper(country, 'USD', { from: { name: 'Shop', country }, to: { name: '' } }))).toEqual([]);
});

test('a preview says in a sentence what is lacking, with the law', () => {
  const rows = lackingOf(
    paper('DE', 'EUR', { from: { name: 'Shop', address: 'x', country: 'DE' }, supplyOn: null }),
  );
  expect(lackingSentence(rows)).toBe(
    'Not shown yet: your tax number or VAT ID (§ 14 (4) no. 2 UStG) and the date of supply (§ 14 (4) no. 6 UStG). Invoices from Germany must show them.',
  );
  expect(lackingSentence(rows.slice(1))).toBe(
    'Not shown yet: the date of supply (§ 14 (4) no. 6 UStG). Invoices from Germany must show it.',
  );
  expect(lackingSentence([])).toBe('');
  expect(lackingOnSeveral(rows[1]!, 12, '12')).toBe(
    '12 invoices don’t show the date of supply. Invoices from Germany must (§ 14 (4) no. 6 UStG).',
  );
  expect(lackingOnSeveral(rows[1]!, 1, '1')).toContain('1 invoice doesn’t show');
});
