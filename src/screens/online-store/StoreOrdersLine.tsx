import { chakra } from '@chakra-ui/react';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { useCall } from '../../api/client/query.ts';
import { isWorkedOn } from '../../domain/online-store/order-record.ts';
import { storeOrders } from '../../domain/online-store/store-orders.words.ts';
import { storeOrdersAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { useLocale } from '../kit/locale.ts';
import { howOften } from './how-often.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2.5',
    maxWidth: '760px',
    marginBottom: '4',
  },
});

/** How many orders came from the store and how many of them are on hold, with the way to them: they are work, and no setting. */
export function StoreOrdersLine() {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { data } = useCall(
    storeOrderCalls.listStoreOrders,
    { businessId, page: '1', limit: '10' },
    {
      refetchMs: (listed) => (listed?.run && isWorkedOn(listed.run) ? howOften.working : howOften.otherwise),
    },
  );
  const written = (n: number) => n.toLocaleString(locale);
  const all = data && Object.values(data.counts).reduce((sum, n) => sum + n, 0);
  return (
    <Line>
      <p role="status">
        {data && all !== undefined && storeOrders.cameIn({ all, held: data.counts.Held, written })}
      </p>
      <ButtonLink href={storeOrdersAt}>{storeOrders.toOrders}</ButtonLink>
    </Line>
  );
}
