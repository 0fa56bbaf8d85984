import type { PoolChange, PoolFigures } from '../../../domain/plan/pool-change.ts';
import { formatAmount, formatDecimal } from '../../../domain/values/format.ts';
import { poolEffects as words } from '../../../domain/words/posted.ts';
import { useLocale } from '../locale.ts';
import { FiguresTable } from './EntryTable.tsx';

interface StockTableProps {
  change: PoolChange;
  /** The home currency, which stock is kept in. */
  currency: string;
}

/** An item's stock, its worth and what one costs on average, before an act and after it. */
export function StockTable({ change, currency }: StockTableProps) {
  const locale = useLocale();
  const money = (amount: string) => formatAmount(amount, currency, locale);
  const rows: [string, (figures: PoolFigures) => string][] = [
    [words.inStock, ({ quantity }) => formatDecimal(quantity, locale)],
    [words.stockValue, ({ value }) => money(value)],
    [words.averageCost, ({ average }) => (average === null ? '' : money(average))],
  ];
  return (
    <FiguresTable>
      <thead>
        <tr>
          <th scope="col">{change.name}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, figure]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{figure(change.before)}</td>
            <td>{figure(change.after)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
