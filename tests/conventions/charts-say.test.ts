import { describe, expect, test } from 'vitest';
import { filesOf, textOf } from '../support/source-files.ts';

const screens = filesOf(/^src\/screens\/.*\.tsx?$/);
const filesWith = (pattern: RegExp, files: readonly string[]): string[] =>
  files.filter((file) => pattern.test(textOf(file)));

/** What a lifecycle's states are called. */
const statuses = [
  ...new Set(
    filesOf(/^src\/machines\/.*\.lifecycle\.ts$/).flatMap((file) =>
      [...textOf(file).matchAll(/^ {4}([A-Z][A-Za-z]+): \{$/gm)].map(([, status]) => status!),
    ),
  ),
];

/** Still to be said by a chart or one table of the domain; these lists only shrink. */
const tablesLeft = ['src/screens/quote/quote-acts.ts'];
const oneLinersLeft = [
  'src/screens/customer/HistorySection.tsx',
  'src/screens/invoice/InvoiceFormPage.tsx',
  'src/screens/invoice/InvoiceViewPage.tsx',
  'src/screens/invoice/invoice-acts.ts',
  'src/screens/invoice/sales-columns.tsx',
  'src/screens/quote/QuoteListPage.tsx',
  'src/screens/quote/QuoteViewPage.tsx',
];

describe('charts say all they know', () => {
  test('no screen asks by the names of states: tags say what they have in common', () => {
    expect(filesWith(/\.matches\((['"{]|\w+\))/, screens)).toEqual([]);
  });

  test('nothing asks a chain of state names', () => {
    expect(filesWith(/\.matches\([^;]*?(\|\||&&)[^;]*?\.matches\(/, filesOf(/^src\/.*\.tsx?$/))).toEqual([]);
  });

  test('the statuses are known', () => {
    expect(statuses).toEqual(expect.arrayContaining(['Draft', 'NotPaid', 'Open', 'Deleted', 'Active']));
  });

  test('no table of a screen is keyed by status, but those still to be moved', () => {
    const keyed = new RegExp(`^\\s+(${statuses.join('|')}): ['"{]`, 'm');
    expect(filesWith(keyed, screens)).toEqual(tablesLeft);
  });

  test('no screen asks for one status, but those still to be moved', () => {
    const asks = /\bis(Draft|Open|Paid|Cancelled|Deleted|Gone|Billed)\(|\bawaitsPayment\(/;
    expect(filesWith(asks, screens)).toEqual(oneLinersLeft);
  });
});
