import type { DocumentRow } from '../../domain/documents/view.ts';
import { formatMoney } from '../../domain/format.ts';
import { isZero } from '../../domain/money.ts';
import * as words from '../../domain/words/document-list.ts';
import type { Column } from '../kit/DataTable.tsx';
import { Amount } from './Amount.tsx';

/** What documents in a list come to. */
export const totalColumn = (locale: string, homeCurrency: string): Column<DocumentRow> => ({
  key: 'amount',
  title: words.amount,
  figure: true,
  cell: (row) => (
    <Amount
      total={row.total}
      currency={row.currency}
      homeTotal={row.homeTotal}
      {...{ homeCurrency, locale }}
    />
  ),
  phone: 'figure',
});

/** The same with what is owed of it. A phone has room for one of them: what is owed, or all of it where nothing is. */
export const amountColumns = (locale: string, homeCurrency: string): Column<DocumentRow>[] => [
  {
    ...totalColumn(locale, homeCurrency),
    phone: (row) => (isZero(row.owed) ? 'figure' : 'none'),
  },
  {
    key: 'outstanding',
    title: words.outstanding,
    figure: true,
    cell: (row) => formatMoney(row.owed, row.currency, locale),
    phone: (row) => (isZero(row.owed) ? 'none' : 'figure'),
  },
];
