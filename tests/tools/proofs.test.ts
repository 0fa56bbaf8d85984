import { expect, test } from 'vitest';
import { type ClaimRow, claimsOf, falseClaims } from '../../tools/test/proofs.ts';

const file = 'tests/server/tax.test.ts';
const records = [
  {
    file,
    tests: [
      {
        titles: ['a list', 'asked for "name" it is sorted'],
        calls: {
          'GET /api/Tax': {
            granted: true,
            sent: ['header clientemail', 'items.TaxId', 'sortby'],
            read: ['data', 'data.Taxes', 'data.Taxes.TaxName'],
          },
        },
      },
      { titles: ['nobody is refused'], calls: { 'GET /api/Tax': { granted: false, sent: [], read: [] } } },
    ],
  },
];
const row = (kind: string, statement: string, title = 'a list › asked for %j it is sorted'): ClaimRow => ({
  id: 'S-001',
  kind,
  statement,
  proof: `${file} › ${title}`,
});
const faults = (...claims: ClaimRow[]) => falseClaims(claims, records, true);

test('a row holds whose test makes the call, sends the field or reads the key', () => {
  expect(
    faults(
      row('call', 'GET /api/Tax'),
      row('query field', 'GET /api/Tax ? sortby'),
      row('query field', 'GET /api/Tax ? items.TaxId'),
      row('query field', 'GET /api/Tax ? header ClientEmail'),
      row('answer key', 'GET /api/Tax > data'),
      row('answer key', 'GET /api/Tax > Taxes.TaxName'),
    ),
  ).toEqual([]);
});

test.each([
  [row('call', 'GET /api/Taxes'), 'never makes this call'],
  [row('call', 'GET /api/Tax', 'nobody is refused'), 'is never answered with a success'],
  [row('call', 'GET /api/Tax', 'somebody is refused'), 'never makes this call'],
  [row('call', 'GET /api/Tax', 'another list › asked for %j it is sorted'), 'never makes this call'],
  [row('query field', 'GET /api/Tax ? page'), 'never sends it with a value'],
  [row('query field', 'GET /api/Tax ? TaxId'), 'never sends it with a value'],
  [row('answer key', 'GET /api/Tax > TaxPercentage'), 'never reads it with a value'],
  [row('answer key', 'GET /api/Tax > TaxName'), 'never reads it with a value'],
])('a row that is not what its test did fails by name: %j %s', (claim, fault) => {
  expect(faults(claim)).toEqual([`S-001 ${claim.statement}: ${claim.proof} ${fault}`]);
});

test('of a run of some files only their rows are judged', () => {
  const other = { ...row('call', 'GET /api/Tax'), proof: 'tests/server/bank.test.ts › a bank is added' };
  expect(falseClaims([other], records, false)).toEqual([]);
  expect(falseClaims([other], records, true)).toHaveLength(1);
});

test('rows of other kinds, rows that wait and rows proven elsewhere are no claims', () => {
  const line = (kind: string, proof: string, waits = '') =>
    ['S-001', 'spec', '7', kind, 'GET /api/Tax', proof, waits].join('\t');
  const table = [
    'id\tdocument\tsection\tkind\tstatement\tproved by\twaits for',
    line('call', `${file} › a list`),
    line('message', `${file} › a list`),
    line('call', '', 'reports'),
    line('query field', 'tests/journeys/taxes.test.ts › a tax'),
  ].join('\n');
  expect(claimsOf(table)).toHaveLength(1);
});
