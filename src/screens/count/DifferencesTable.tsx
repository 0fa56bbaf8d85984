import { chakra } from '@chakra-ui/react';
import type { CountedRow, TypedEntry } from '../../domain/count/stock-count.ts';
import { isZero } from '../../domain/money.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { useBusiness } from '../frame/business.ts';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { ItemName } from './ItemName.tsx';
import { signed } from './signed.ts';

const Table = chakra('div', {
  base: {
    '& .both': { display: 'none', textAlign: 'start' },
    // Where rows are cards, one sentence says both numbers.
    '@container (max-width: 600px)': { '& .both': { display: 'block' }, '& .alone': { display: 'none' } },
  },
});

const columns = (currency: string, locale: string, tellsWorth: boolean): Column<CountedRow>[] => {
  const formatted = (quantity: string) => formatDecimal(quantity, locale);
  return [
    { key: 'item', title: words.item, cell: (row) => <ItemName {...row} />, phone: 'lead' },
    {
      key: 'counted',
      title: words.countedColumn,
      figure: true,
      cell: ({ counted, inStock }) => (
        <>
          <span className="alone">{formatted(counted)}</span>
          <div className="both">
            {words.both({ counted: formatted(counted), inStock: formatted(inStock) })}
          </div>
        </>
      ),
      phone: 'under',
    },
    { key: 'books', title: words.inBooks, figure: true, cell: ({ inStock }) => formatted(inStock) },
    {
      key: 'difference',
      title: words.difference,
      figure: true,
      cell: ({ difference }) => signed(difference, locale),
      phone: 'figure',
    },
    ...(tellsWorth
      ? [
          {
            key: 'value',
            title: words.value,
            figure: true,
            phone: 'state' as const,
            cell: ({ value, difference }: CountedRow) =>
              value === null || isZero(difference) ? '—' : formatMoney(value, currency, locale),
          },
        ]
      : []),
  ];
};

interface DifferencesTableProps {
  rows: readonly CountedRow[];
  isBusy: boolean;
  onMend: (entries: readonly TypedEntry[]) => void;
}

/** Those with a difference first. */
const inOrder = (rows: readonly CountedRow[]): CountedRow[] =>
  [...rows].sort(
    (a, b) => Number(isZero(a.difference)) - Number(isZero(b.difference)) || a.name.localeCompare(b.name),
  );

/** What was counted beside what the books say, with what each difference is worth. */
export function DifferencesTable({ rows, isBusy, onMend }: DifferencesTableProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const menuOf = ({ productId, name, sku, counted: before }: CountedRow) => [
    {
      key: 'remove',
      label: words.menuRemove,
      onPress: () => !isBusy && onMend([{ productId, name, sku, act: 'remove', before }]),
    },
  ];
  return (
    <Table>
      <DataTable
        caption={words.counted}
        columns={columns(
          homeCurrency,
          locale,
          rows.every(({ value }) => value !== null),
        )}
        rows={inOrder(rows)}
        keyOf={({ productId }) => productId}
        nameOf={({ name }) => name}
        menuOf={menuOf}
        few
      />
    </Table>
  );
}
