import { expect, test } from 'vitest';
import type { DocumentRow } from '../../src/domain/documents/view.ts';
import { amountColumns } from '../../src/screens/document/amount-columns.tsx';
import { DataTable } from '../../src/screens/kit/DataTable.tsx';
import { render } from '../support/render.tsx';

const row = (number: string, owed: string) =>
  ({ number, total: '100', homeTotal: '100', currency: 'EUR', owed }) as DocumentRow;

test('a phone shows what is owed of an invoice, and all of one nothing is owed of', () => {
  render(
    <DataTable
      caption="Sales"
      rows={[row('INV-0001', '40.00'), row('INV-0002', '0.00')]}
      keyOf={({ number }) => number!}
      nameOf={({ number }) => number!}
      columns={amountColumns('en-US', 'EUR')}
    />,
  );
  const onPhone = [...document.querySelectorAll('tbody tr')].map((line) =>
    [...line.querySelectorAll('td:not([data-phone=none])')].map((cell) =>
      cell.textContent.replace(/[^\d.]/g, ''),
    ),
  );
  expect(onPhone).toEqual([['40.00'], ['100.00']]);
});
