import { type Decimal, fixed } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { bankTransactionWords as words } from '../words/bank-money.ts';
import type { ReportColumn, ReportFigure } from './spec.ts';

/** A column of amounts, each with the decimals of its row's own currency. */
export const ownAmount = <Row extends { currency: string }>(
  title: string,
  of: (row: Row) => Decimal | null,
): ReportColumn<Row> => ({
  title,
  kind: 'amount',
  of: (row) => {
    const amount = of(row);
    return amount === null ? null : fixed(amount, digitsOf(row.currency));
  },
});

/** A figure in a currency that its label names. */
export const ownFigure = (label: string, value: Decimal, currency: string): ReportFigure => ({
  label: words.inCurrency({ label, currency }),
  kind: 'number',
  value: fixed(value, digitsOf(currency)),
});

/** A figure in a currency: as any other at home, in another one named by its label. */
export const figureIn = (
  label: string,
  value: Decimal,
  { currency, isForeign }: { currency: string; isForeign: boolean },
): ReportFigure => (isForeign ? ownFigure(label, value, currency) : { label, kind: 'money', value });
