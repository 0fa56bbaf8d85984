import { describe, expect, test } from 'vitest';
import {
  accountNames,
  accountsToName,
  spelledWithBlanks,
  spelledWithHyphens,
} from '../../src/domain/books-export/account-names.ts';
import { beancount } from '../../src/domain/books-export/beancount.ts';
import type {
  ExportedAccount,
  ExportedBooks,
  ExportedEntry,
} from '../../src/domain/books-export/exported-books.ts';
import { hledger } from '../../src/domain/books-export/hledger.ts';
import { ledger } from '../../src/domain/books-export/ledger.ts';
import { BooksFile, type BooksWriter } from '../../src/domain/books-export/written-books.ts';

/** Books as files of three programs. Source: finance-answers.md, Q142. The programs themselves read them in tests/books. */
const account = (id: number, name: string, more: Partial<ExportedAccount> = {}): ExportedAccount => ({
  id,
  code: String(id),
  name,
  group: 'expense',
  subgroup: 'Operating',
  ...more,
});
const namesOf = (spelling: BooksWriter['spelling'], ...names: readonly string[]) => [
  ...accountNames(
    names.map((name, n) => account(101 + n, name)),
    spelling,
  ).values(),
];

describe('names of accounts', () => {
  test.each([
    ['Office supplies', 'Office supplies'],
    ['Loan: ING', 'Loan- ING'],
    ['a;b  c\td\ne', 'a,b c d e'],
    ['  (x) "y" [z] = *!  ', '(x) "y" [z] = *!'],
    ['🙂 👩‍💻', '🙂 👩‍💻'],
    ['\u00a0', '(101)'],
  ])('%j has blanks in hledger and ledger: %j', (name, spelled) => {
    expect(namesOf(spelledWithBlanks, name)).toEqual([`Expenses:Operating:${spelled}`]);
  });

  test.each([
    ['Office supplies', 'Office-supplies'],
    ['Owner’s capital', 'Owner-s-capital'],
    ['éclairs', 'Éclairs'],
    ['ßpecial', 'SSpecial'],
    ['1099 fees', '1099-fees'],
    ['-- x --', 'X'],
    ['咖啡', '101-咖啡'],
    ['🙂', '101'],
    ['e\u0301tude', 'Étude'],
    ['हिन्दी', '101-ह-न-द'],
  ])('%j has hyphens in beancount: %j', (name, spelled) => {
    expect(namesOf(spelledWithHyphens, name)).toEqual([`Expenses:Operating:${spelled}`]);
  });

  test('of those that would be alike, whatever their case, the later ones have their numbers', () => {
    expect(namesOf(spelledWithBlanks, 'R:D', 'R-D', 'r-d', 'R-D (102)')).toEqual([
      'Expenses:Operating:R-D',
      'Expenses:Operating:R-D (102)',
      'Expenses:Operating:r-d (103)',
      'Expenses:Operating:R-D (102) (104)',
    ]);
    expect(namesOf(spelledWithHyphens, 'R&D', 'R D', 'r-d', 'R-D 102', '☕', '101')).toEqual([
      'Expenses:Operating:R-D',
      'Expenses:Operating:R-D-102',
      'Expenses:Operating:R-d-103',
      'Expenses:Operating:R-D-102-104',
      'Expenses:Operating:105',
      'Expenses:Operating:101',
    ]);
  });

  test('an account called as the one of earlier years keeps apart from it', () => {
    const own = account(101, 'Retained earnings, earlier years', { group: 'equity', subgroup: 'Equity' });
    expect([...accountNames(accountsToName([own]), spelledWithHyphens)]).toEqual([
      [0, 'Equity:Equity:Retained-earnings-earlier-years'],
      [101, 'Equity:Equity:Retained-earnings-earlier-years-101'],
    ]);
  });
});

const books: ExportedBooks = {
  business: 'Ada "the" \\ Co;\nnext',
  homeCurrency: 'EUR',
  days: { from: '2026-03-10', to: '2026-04-20' },
  accounts: [
    account(1, 'Cash: desk', { group: 'asset', subgroup: 'Cash and bank', code: 'C-1' }),
    account(13, 'Sales', { group: 'income', subgroup: 'Sales' }),
  ],
  currencies: ['EUR', 'JPY', 'KWD'],
  rates: [{ date: '2026-03-01', from: 'KWD', to: 'EUR', rate: '2.9871' }],
  opening: [
    { accountId: 1, amount: '12.5', currency: 'EUR', foreignAmount: '12.5' },
    { accountId: 1, amount: '298.71', currency: 'KWD', foreignAmount: '100' },
    // All of it is gone, but not all of what it had cost.
    { accountId: 1, amount: '-0.4', currency: 'JPY', foreignAmount: '0' },
    { accountId: 13, amount: '-310.81', currency: 'EUR', foreignAmount: '-310.81' },
  ],
  fiscalStarts: ['2026-04-01'],
};

const odd = 'date: [2026-99-99], "x" \\ y;\nz | (1)';
const sale: ExportedEntry = {
  number: 7,
  onDay: '2026-03-12',
  kind: 'sale',
  memo: odd,
  document: 'INV (7) ä/1',
  documentType: 'invoice',
  reverses: 6,
  lines: [
    {
      accountId: 1,
      amount: '29.87',
      currency: 'KWD',
      foreignAmount: '10',
      contact: 'Müller, Söhne',
      memo: null,
    },
    { accountId: 13, amount: '-29.87', currency: 'JPY', foreignAmount: '3', contact: null, memo: odd },
  ],
};

const fileOf = (writer: BooksWriter): string[] => {
  const file = new BooksFile(books, writer);
  return (file.begin() + file.entry(sale) + file.end()).split('\n\n');
};

test('an hledger journal', () => {
  expect(fileOf(hledger)).toMatchInlineSnapshot(`
    [
      "; The books of Ada "the" \\ Co; next from 2026-03-10 to 2026-04-20, made with Counterfoil.
    ; An amount in another currency is followed by what it was in EUR. To see balances in EUR: hledger balance --cost
    ; On the first day of a fiscal year, income and expenses of the year before are carried to earlier years. To leave that out of an income statement: hledger incomestatement --cost not:tag:carried",
      "decimal-mark .
    commodity 1000.00 EUR
    commodity 1000. JPY
    commodity 1000.000 KWD",
      "account Assets:Cash and bank:Cash- desk
        ; type: C
        ; code: C-1
        ; name: Cash: desk
    account Income:Sales:Sales
        ; type: R
        ; code: 13
    account Equity:Equity:Retained earnings, earlier years
        ; type: E",
      "P 2026-03-01 KWD 2.9871 EUR",
      "2026-03-10 * (Opening) Opening balances
        Assets:Cash and bank:Cash- desk  12.50 EUR
        Assets:Cash and bank:Cash- desk  100.000 KWD @@ 298.71 EUR
        Assets:Cash and bank:Cash- desk  -0.40 EUR
        Income:Sales:Sales  -310.81 EUR",
      "2026-03-12 * (INV [7] ä/1) Müller, Söhne | date: [2026-99-99], "x" \\ y, z / (1)
        ; entry: 7
        ; kind: sale
        ; reverses: 6
        Assets:Cash and bank:Cash- desk  10.000 KWD @@ 29.87 EUR
        ; contact: Müller; Söhne
        Income:Sales:Sales  3 JPY @@ 0.00 EUR
        ; memo: date: (2026-99-99); "x" \\ y; z | (1)
        Income:Sales:Sales  -29.87 EUR
        ; memo: date: (2026-99-99); "x" \\ y; z | (1)",
      "2026-03-31 * Balances at the end of the day
        Assets:Cash and bank:Cash- desk  0.00 EUR = 12.10 EUR
        Assets:Cash and bank:Cash- desk  0.000 KWD = 110.000 KWD
        Income:Sales:Sales  0.00 EUR = -340.68 EUR
        Income:Sales:Sales  0 JPY = 3 JPY",
      "2026-04-01 * (Carried) Income and expenses carried to earlier years
        ; carried:
        Income:Sales:Sales  -3 JPY @@ 0.00 EUR
        Income:Sales:Sales  340.68 EUR
        Equity:Equity:Retained earnings, earlier years  -340.68 EUR",
      "2026-04-20 * Balances at the end of the day
        Assets:Cash and bank:Cash- desk  0.00 EUR = 12.10 EUR
        Assets:Cash and bank:Cash- desk  0.000 KWD = 110.000 KWD
        Equity:Equity:Retained earnings, earlier years  0.00 EUR = -340.68 EUR
        Income:Sales:Sales  0.00 EUR = 0.00 EUR
        Income:Sales:Sales  0 JPY = 0 JPY",
      "",
    ]
  `);
});

test('a ledger journal', () => {
  expect(fileOf(ledger)).toMatchInlineSnapshot(`
    [
      "; The books of Ada "the" \\ Co; next from 2026-03-10 to 2026-04-20, made with Counterfoil.
    ; An amount in another currency is followed by what it was in EUR. To see balances in EUR: ledger balance --basis
    ; On the first day of a fiscal year, income and expenses of the year before are carried to earlier years. To leave that out of an income statement: ledger balance Income Expenses --basis --limit '!has_tag("carried")'",
      "commodity EUR
        format 1000.00 EUR
    commodity JPY
        format 1000 JPY
    commodity KWD
        format 1000.000 KWD
    tag entry
    tag kind
    tag reverses
    tag contact
    tag memo
    tag carried",
      "account Assets:Cash and bank:Cash- desk
        note C-1: Cash: desk
    account Income:Sales:Sales
        note 13: Sales
    account Equity:Equity:Retained earnings, earlier years
        note Retained earnings, earlier years",
      "P 2026-03-01 KWD 2.9871 EUR",
      "2026-03-10 * (Opening) Opening balances
        Assets:Cash and bank:Cash- desk  12.50 EUR
        Assets:Cash and bank:Cash- desk  100.000 KWD @@ 298.71 EUR
        Assets:Cash and bank:Cash- desk  -0.40 EUR
        Income:Sales:Sales  -310.81 EUR",
      "2026-03-12 * (INV [7] ä/1) Müller, Söhne
        ; entry: 7
        ; kind: sale
        ; reverses: 6
        ; memo: date: (2026-99-99), "x" \\ y; z | (1)
        Assets:Cash and bank:Cash- desk  10.000 KWD @@ 29.87 EUR
        ; contact: Müller, Söhne
        Income:Sales:Sales  3 JPY @@ 0.00 EUR
        ; memo: date: (2026-99-99), "x" \\ y; z | (1)
        Income:Sales:Sales  -29.87 EUR
        ; memo: date: (2026-99-99), "x" \\ y; z | (1)",
      "2026-03-31 * Balances at the end of the day
        Assets:Cash and bank:Cash- desk  0.00 EUR = 12.10 EUR
        Assets:Cash and bank:Cash- desk  0.000 KWD = 110.000 KWD
        Income:Sales:Sales  0.00 EUR = -340.68 EUR
        Income:Sales:Sales  0 JPY = 3 JPY",
      "2026-04-01 * (Carried) Income and expenses carried to earlier years
        ; :carried:
        Income:Sales:Sales  -3 JPY @@ 0.00 EUR
        Income:Sales:Sales  340.68 EUR
        Equity:Equity:Retained earnings, earlier years  -340.68 EUR",
      "2026-04-20 * Balances at the end of the day
        Assets:Cash and bank:Cash- desk  0.00 EUR = 12.10 EUR
        Assets:Cash and bank:Cash- desk  0.000 KWD = 110.000 KWD
        Equity:Equity:Retained earnings, earlier years  0.00 EUR = -340.68 EUR
        Income:Sales:Sales  0.00 EUR = 0.00 EUR
        Income:Sales:Sales  0 JPY = 0 JPY",
      "",
    ]
  `);
});

test('a beancount file', () => {
  expect(fileOf(beancount)).toMatchInlineSnapshot(`
    [
      ";; The books of Ada "the" \\ Co; next from 2026-03-10 to 2026-04-20, made with Counterfoil.
    ;; An amount in another currency is followed by what it was in EUR. To see balances in EUR: SELECT account, sum(weight) GROUP BY account
    ;; On the first day of a fiscal year, income and expenses of the year before are carried to earlier years. To leave that out of an income statement: SELECT account, sum(weight) WHERE account ~ '^(Income|Expenses)' AND NOT 'carried' IN tags GROUP BY account",
      "option "title" "Ada \\"the\\" \\\\ Co;\\nnext"
    option "operating_currency" "EUR"
    option "inferred_tolerance_default" "*:0.0001"",
      "2026-03-10 commodity EUR
    2026-03-10 commodity JPY
    2026-03-10 commodity KWD",
      "2026-03-10 open Assets:Cash-and-bank:Cash-desk
      name: "Cash: desk"
      code: "C-1"
    2026-03-10 open Income:Sales:Sales
      name: "Sales"
      code: "13"
    2026-03-10 open Equity:Equity:Retained-earnings-earlier-years
      name: "Retained earnings, earlier years"",
      "2026-03-01 price KWD 2.9871 EUR",
      "2026-03-10 * "Opening balances"
      code: "Opening"
      Assets:Cash-and-bank:Cash-desk  12.50 EUR
      Assets:Cash-and-bank:Cash-desk  100.000 KWD @@ 298.71 EUR
      Assets:Cash-and-bank:Cash-desk  -0.40 EUR
      Income:Sales:Sales  -310.81 EUR",
      "2026-03-12 * "Müller, Söhne" "date: [2026-99-99], \\"x\\" \\\\ y;\\nz | (1)" ^INV-7-/1
      code: "INV (7) ä/1"
      entry: 7
      kind: "sale"
      reverses: 6
      Assets:Cash-and-bank:Cash-desk  10.000 KWD @@ 29.87 EUR
        contact: "Müller, Söhne"
      Income:Sales:Sales  3 JPY @@ 0.00 EUR
        memo: "date: [2026-99-99], \\"x\\" \\\\ y;\\nz | (1)"
      Income:Sales:Sales  -29.87 EUR
        memo: "date: [2026-99-99], \\"x\\" \\\\ y;\\nz | (1)"",
      "2026-04-01 balance Assets:Cash-and-bank:Cash-desk  12.10 ~ 0.0001 EUR
    2026-04-01 balance Assets:Cash-and-bank:Cash-desk  110.000 ~ 0.0001 KWD
    2026-04-01 balance Income:Sales:Sales  -340.68 ~ 0.0001 EUR
    2026-04-01 balance Income:Sales:Sales  3 ~ 0.0001 JPY",
      "2026-04-01 * "Income and expenses carried to earlier years" #carried
      code: "Carried"
      Income:Sales:Sales  -3 JPY @@ 0.00 EUR
      Income:Sales:Sales  340.68 EUR
      Equity:Equity:Retained-earnings-earlier-years  -340.68 EUR",
      "2026-04-21 balance Assets:Cash-and-bank:Cash-desk  12.10 ~ 0.0001 EUR
    2026-04-21 balance Assets:Cash-and-bank:Cash-desk  110.000 ~ 0.0001 KWD
    2026-04-21 balance Equity:Equity:Retained-earnings-earlier-years  -340.68 ~ 0.0001 EUR
    2026-04-21 balance Income:Sales:Sales  0.00 ~ 0.0001 EUR
    2026-04-21 balance Income:Sales:Sales  0 ~ 0.0001 JPY",
      "",
    ]
  `);
});

test('balances are stated at the end of each month in which anything moved, and on the last day', () => {
  const quiet = { ...books, days: { from: '2026-01-15', to: '2026-06-20' }, fiscalStarts: [] };
  const file = new BooksFile({ ...quiet, opening: [] }, hledger);
  const stated = file.begin() + file.entry(sale) + file.entry({ ...sale, onDay: '2026-06-20' }) + file.end();
  expect(stated.match(/^.*\* Balances/gm)).toEqual(['2026-03-31 * Balances', '2026-06-20 * Balances']);
});
