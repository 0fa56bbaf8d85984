import { expect, test } from 'vitest';
import type { DocumentRow } from '../../src/domain/documents/view.ts';
import { amountColumns } from '../../src/screens/document/amount-columns.tsx';
import { DataTable } from '../../src/screens/kit/lists/DataTable.tsx';
import { render } from '../support/render.tsx';

const row = (number: string | null, status: string, owed: string) =>
  ({ kind: 'invoice', number, status, total: '100', homeTotal: '100', currency: 'EUR', owed }) as DocumentRow;

const listed = (...rows: DocumentRow[]) =>
  render(
    <DataTable
      caption="Sales"
      rows={rows}
      keyOf={({ number }) => String(number)}
      nameOf={({ number }) => String(number)}
      columns={amountColumns('en-US', 'EUR')}
    />,
  );

test('nothing is outstanding on a draft, which a phone shows with what it comes to', () => {
  listed(row(null, 'Draft', '100'), row('INV-0001', 'NotPaid', '100'));
  const cells = [...document.querySelectorAll('tbody tr')].map((line) =>
    [...line.querySelectorAll('td')].map((cell) => [
      cell.textContent.replace(/\s/g, ' '),
      cell.dataset.phone,
    ]),
  );
  expect(cells).toEqual([
    [
      ['€100.00', 'figure'],
      ['—', 'none'],
    ],
    [
      ['€100.00', 'none'],
      ['€100.00', 'figure'],
    ],
  ]);
});

test('a phone shows what is owed of an invoice and of how much, and all of one nothing is owed of', () => {
  listed(row('INV-0001', 'DepositPaid', '40.00'), row('INV-0002', 'Paid', '0.00'));
  const onPhone = [...document.querySelectorAll('tbody tr')].map((line) =>
    [...line.querySelectorAll('td:not([data-phone=none])')].map((cell) =>
      cell.textContent.replace(/\s/g, ' '),
    ),
  );
  expect(onPhone).toEqual([['€40.00of €100.00'], ['€100.00']]);
  expect(document.querySelector('tbody .on-phone')?.textContent).toBe('of €100.00');
});
