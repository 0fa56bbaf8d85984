import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import { useCall } from '../../api/client/query.ts';
import { storeStockWords, storeCountWords as words } from '../../domain/online-store/online-store.words.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { viewItemAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { type Column, DataTable } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { OnPhone } from '../kit/OnPhone.tsx';
import { HistorySection } from '../page/HistorySection.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { Why } from './store-style.ts';

const useMoney = () => useCall(storeOrderCalls.storeMoney, { businessId: useBusiness().id }).data;
type Held = NonNullable<ReturnType<typeof useMoney>>['heldLevels'][number];

const Lead = chakra('p', { base: { color: 'quiet', fontSize: '14px', marginBottom: '3' } });

/** Why a count isn't taken over, and a way to try it again. */
function Reason({ held: { id, name, reason, level, here } }: { held: Held }) {
  const locale = useLocale();
  const [from, to] = [formatDecimal(here, locale), formatDecimal(String(level), locale)];
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  const retry = () =>
    press(`store.count ${id}`, (intentKey) =>
      ask(storeOrderCalls.retryStoreCount, { businessId, productId: id }, { intentKey }),
    );
  return (
    <Why>
      <OnPhone>{storeStockWords.set[1]({ here: from, there: to })}</OnPhone>
      <span>{reason}</span>
      <Button aria-label={words.retryItem({ name })} onClick={() => void retry()}>
        {words.retry}
      </Button>
    </Why>
  );
}

const useColumns = (): Column<Held>[] => {
  const locale = useLocale();
  const figure = (value: string) => formatDecimal(value, locale);
  return [
    {
      key: 'item',
      phone: 'lead',
      title: words.item,
      cell: ({ id, name }) => <Link href={viewItemAt(id)}>{name}</Link>,
    },
    { key: 'location', title: words.location, cell: ({ location }) => location, minor: true },
    { key: 'why', phone: 'under', title: words.why, cell: (held) => <Reason held={held} /> },
    { key: 'there', figure: true, title: words.there, cell: ({ level }) => figure(String(level)) },
    { key: 'here', figure: true, title: words.here, cell: ({ here }) => figure(here) },
  ];
};

/** What the store counts of our items that couldn't be taken over: why, and how it goes on. Nothing where all was. */
export function StoreCounts() {
  const data = useMoney();
  const columns = useColumns();
  if (!data || data.heldInAll === 0) return null;
  const more = data.heldInAll - data.heldLevels.length;
  return (
    <HistorySection title={words.title}>
      <Lead>{words.lead}</Lead>
      <DataTable
        caption={words.title}
        columns={columns}
        rows={data.heldLevels}
        keyOf={({ id, location }) => `${id} ${location}`}
        nameOf={({ name }) => name}
        few
      />
      {more > 0 && <p className="quiet">{words.more({ n: more })}</p>}
    </HistorySection>
  );
}
