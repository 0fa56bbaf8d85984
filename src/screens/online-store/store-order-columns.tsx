import { Link } from 'wouter';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { ask } from '../../api/client/ask.ts';
import {
  isApplied,
  type StoreOrderStatus,
  type StoreOrderView,
} from '../../domain/online-store/order-record.ts';
import { storeOrders, storeOrderTrail } from '../../domain/online-store/store-orders.words.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { viewDocumentAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import type { Column } from '../kit/lists/DataTable.tsx';
import { useLocale } from '../kit/locale.ts';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';
import { usePlainAct } from '../page/use-plain-act.ts';
import { isChosenInside, remedyAt } from './hold-remedies.ts';
import { RemedyLink } from './RemedyLink.tsx';
import { canRetry } from './store-acts.ts';
import { Why } from './store-style.ts';

const tones: Readonly<Record<StoreOrderStatus, Tone>> = {
  Received: 'draft',
  Held: 'waiting',
  Applied: 'settled',
  Skipped: 'draft',
  Failed: 'stopped',
};

interface OrderReasonProps {
  order: StoreOrderView;
  /** The store's own address; null for one of a sandbox. */
  shop: string | null;
  /** Where the order itself is shown; left out there. */
  at?: string;
}

/** Leads to what lets an order on hold go on; what is chosen inside the order is chosen there. */
function Remedy({ order, shop, at }: OrderReasonProps) {
  if (!order.hold) return null;
  const { kind, about } = order.hold;
  if (isChosenInside(kind)) return at ? <RemedyLink kind={kind} href={at} /> : null;
  return <RemedyLink kind={kind} href={remedyAt(kind, { about, order, shop })} />;
}

/** Why an order is held, left out or failed, what lets it go on, and a way to try it again. */
export function OrderReason(props: OrderReasonProps) {
  const { order } = props;
  const { id: businessId } = useBusiness();
  const press = usePlainAct();
  const { standing, reason, name } = order;
  const retry = () =>
    press(`store.retry ${order.id} ${standing.facts.waiting}`, (intentKey) =>
      ask(storeOrderCalls.retryStoreOrder, { businessId, id: order.id }, { intentKey }),
    );
  return (
    <Why>
      {reason && <span>{reason}</span>}
      <Remedy {...props} />
      {canRetry(standing) && (
        <Button aria-label={storeOrders.storeOrderWords.retryOrder({ name })} onClick={() => void retry()}>
          {storeOrders.storeOrderWords.retry}
        </Button>
      )}
    </Why>
  );
}

/** Where an order stands, in a word; of one in the books what became of it at the store, where it isn't simply sold. */
export const OrderStatus = ({ order: { standing, outcome } }: { order: StoreOrderView }) =>
  outcome && isApplied(standing) ? (
    <StatusBadge tone="stopped" word={storeOrders.storeOutcomeWords[outcome]} />
  ) : (
    <StatusBadge tone={tones[standing.status]} word={storeOrders.storeOrderStatusWords[standing.status]} />
  );

/**
 * What is listed of an order of the store.
 *
 * @param trailAt where its way into the books is shown
 * @param shop the store's own address; null for one of a sandbox
 */
export const useOrderColumns = (
  trailAt: (id: string) => string,
  shop: string | null,
): Column<StoreOrderView>[] => {
  const locale = useLocale();
  return [
    {
      key: 'order',
      title: storeOrders.storeOrderWords.order,
      cell: ({ id, name }) => (
        <Link href={trailAt(id)} aria-label={storeOrderTrail.showOrder({ name })}>
          {name}
        </Link>
      ),
      phone: 'lead',
    },
    {
      key: 'customer',
      title: storeOrders.storeOrderWords.customer,
      cell: ({ customer }) => customer,
      minor: true,
    },
    {
      key: 'placed',
      title: storeOrders.storeOrderWords.placed,
      cell: ({ placedOn }) => placedOn && formatDay(placedOn, locale),
      phone: (order) => (canRetry(order.standing) ? 'none' : 'under'),
    },
    {
      key: 'status',
      title: storeOrders.storeOrderWords.status,
      cell: (order) => <OrderStatus order={order} />,
      phone: 'state',
    },
    {
      key: 'why',
      title: storeOrders.storeOrderWords.why,
      cell: (order) => <OrderReason order={order} shop={shop} at={trailAt(order.id)} />,
      phone: (order) => (canRetry(order.standing) ? 'under' : 'none'),
    },
    {
      key: 'invoice',
      title: storeOrders.storeOrderWords.document,
      cell: ({ documentId, documentNumber }) =>
        documentId && (
          <Link href={viewDocumentAt('invoice', documentId)}>
            {documentNumber ?? storeOrders.storeOrderWords.draft}
          </Link>
        ),
    },
    {
      key: 'total',
      title: storeOrders.storeOrderWords.total,
      figure: true,
      cell: ({ total, currency }) => total && currency && formatMoney(total, currency, locale),
      phone: 'figure',
    },
  ];
};
