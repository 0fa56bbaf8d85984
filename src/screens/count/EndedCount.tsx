import type { CountLineView, StockCountView } from '../../domain/count/stock-count.ts';
import { zero } from '../../domain/money.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { countWords as words } from '../../domain/words/stock.ts';
import { viewItemAt } from '../frame/addresses.ts';
import { useMay } from '../frame/business.ts';
import { countAt, movementsAt } from '../frame/transfer-addresses.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { CountBadge } from './CountHistory.tsx';
import { ItemName } from './ItemName.tsx';
import { signed } from './signed.ts';

const columns = (locale: string): Column<CountLineView>[] => [
  { key: 'item', title: words.item, cell: (line) => <ItemName {...line} />, phone: 'lead' },
  {
    key: 'counted',
    title: words.countedColumn,
    figure: true,
    cell: ({ counted }) => formatDecimal(counted, locale),
  },
  {
    key: 'change',
    title: words.change,
    figure: true,
    cell: ({ moved }) => signed(moved ?? zero, locale),
    phone: 'figure',
  },
];

/** A count that is over: what was counted, and what that changed. */
export function EndedCount({ count }: { count: StockCountView }) {
  const locale = useLocale();
  const mayView = useMay()('inventory.view');
  const when = new Date(count.startedAt).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SettingsCard
      title={words.endedTitle({ location: count.location })}
      lead={words.endedLead({ name: count.startedBy, when })}
      foot={
        <>
          {mayView && <ButtonLink href={movementsAt()}>{words.seeMovements}</ButtonLink>}
          <ButtonLink look="primary" href={countAt({ location: count.locationId })}>
            {words.another}
          </ButtonLink>
        </>
      }
    >
      <div>
        <CountBadge status={count.status} />
      </div>
      {count.posted === 0 ? (
        <p className="quiet">{words.nothingKept}</p>
      ) : (
        <DataTable
          caption={words.counted}
          columns={columns(locale)}
          rows={count.lines}
          keyOf={({ productId }) => productId}
          nameOf={({ name }) => name}
          hrefOf={mayView ? ({ productId }) => viewItemAt(productId) : undefined}
          few
        />
      )}
    </SettingsCard>
  );
}
