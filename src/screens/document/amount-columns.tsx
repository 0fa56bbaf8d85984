import { outstandingOn } from '../../domain/documents/owed.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { compare, isZero, zero } from '../../domain/money.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { OnPhone } from '../kit/OnPhone.tsx';
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
      homeCurrency={homeCurrency}
      locale={locale}
    />
  ),
  phone: 'figure',
});

const isOwed = (row: DocumentRow): boolean => !isZero(outstandingOn(row) ?? zero);

/** The same with what is owed of it. A phone has room for one of them: what is owed, or all of it where nothing is. */
export const amountColumns = (locale: string, homeCurrency: string): Column<DocumentRow>[] => [
  {
    ...totalColumn(locale, homeCurrency),
    phone: (row) => (isOwed(row) ? 'none' : 'figure'),
  },
  {
    key: 'outstanding',
    title: words.outstanding,
    figure: true,
    cell: (row) => {
      const outstanding = outstandingOn(row);
      if (outstanding === null) return '—';
      const isPart = !isZero(outstanding) && compare(outstanding, row.total) !== 0;
      return (
        <>
          {formatMoney(outstanding, row.currency, locale)}
          {isPart && (
            <OnPhone>
              <small className="below">
                {words.ofTotal({ total: formatMoney(row.total, row.currency, locale) })}
              </small>
            </OnPhone>
          )}
        </>
      );
    },
    phone: (row) => (isOwed(row) ? 'figure' : 'none'),
  },
];
