import { formatAmount } from '../../domain/format.ts';
import { useLocale } from '../kit/locale.ts';

export interface TotalRow {
  key: string;
  label: string;
  /** A decimal string. */
  amount: string;
  /** The sum everything above leads to. */
  grand?: boolean;
}

/** The sums below the lines of a sheet, read or filled in; it stands within `sheetStyle`. */
export function Totals({ rows, currency }: { rows: readonly TotalRow[]; currency: string }) {
  const locale = useLocale();
  return (
    <dl className="totals">
      {rows.map(({ key, label, amount, grand }) => (
        <div key={key} className={grand ? 'grand' : undefined}>
          <dt>{label}</dt>
          <dd className="figure">{formatAmount(amount, currency, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
