import type { InvoiceListRow } from '../../api/queries/invoices.ts';
import { formatMoney } from '../../domain/format.ts';
import { isZero } from '../../domain/money.ts';
import type { Column } from '../kit/DataTable.tsx';
import { Amount } from './Amount.tsx';

/** What invoices in a list come to and what is owed of it. A phone has room for one of them: what is owed, or all of it where nothing is. */
export const amountColumns = (locale: string, homeCurrency: string): Column<InvoiceListRow>[] => [
  {
    key: 'amount',
    title: 'Amount',
    figure: true,
    cell: (row) => (
      <Amount
        total={row.total}
        currency={row.currency}
        homeTotal={row.hometotal}
        {...{ homeCurrency, locale }}
      />
    ),
    phone: (row) => (isZero(row.amountdue) ? 'figure' : 'none'),
  },
  {
    key: 'outstanding',
    title: 'Outstanding',
    figure: true,
    cell: (row) => formatMoney(row.amountdue, row.currency, locale),
    phone: (row) => (isZero(row.amountdue) ? 'none' : 'figure'),
  },
];
