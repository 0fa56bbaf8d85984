import { expect, test } from 'vitest';
import type { InvoiceListRow } from '../../src/api/queries/invoices.ts';
import { amountColumns } from '../../src/screens/document/amount-columns.tsx';
import { DataTable } from '../../src/screens/kit/DataTable.tsx';
import { render } from '../support/render.tsx';

const row = (invoicenumber: string, amountdue: string) =>
  ({ invoicenumber, total: '100', hometotal: '100', currency: 'EUR', amountdue }) as InvoiceListRow;

test('a phone shows what is owed of an invoice, and all of one nothing is owed of', () => {
  render(
    <DataTable
      caption="Sales"
      rows={[row('INV-0001', '40.00'), row('INV-0002', '0.00')]}
      keyOf={({ invoicenumber }) => invoicenumber!}
      nameOf={({ invoicenumber }) => invoicenumber!}
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
