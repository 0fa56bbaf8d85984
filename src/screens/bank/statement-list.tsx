import { formatMoney } from '../../domain/values/format.ts';
import { statementPageWords as words } from '../../domain/words/bank-money.ts';
import type { Column } from '../kit/lists/DataTable.tsx';
import { type Transaction, transactionColumns } from './transaction-list.tsx';

interface Written {
  currency: string;
  homeCurrency: string;
  locale: string;
}

/** What of a transaction is shown beside its tick: that it is on another statement, and the balance after it, say nothing here. */
export const tickColumns = (written: Written): Column<Transaction>[] =>
  transactionColumns(written).filter(({ key }) => !['balance', 'statement'].includes(key));

/** The figures of a statement in the order in which they add up. */
export const statementCards = (
  statement: { opening: string; closing: string; ticked: string; difference: string },
  { currency, locale }: Written,
) =>
  (['opening', 'ticked', 'closing', 'difference'] as const).map((figure) => ({
    label: words[figure],
    figure: formatMoney(statement[figure], currency, locale),
  }));
