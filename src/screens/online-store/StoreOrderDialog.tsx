import { chakra } from '@chakra-ui/react';
import { Link } from 'wouter';
import { storeOrderCalls } from '../../api/calls/store-order.ts';
import { useCall } from '../../api/client/query.ts';
import type { StoreOrderStep, StoreOrderTrail } from '../../domain/online-store/order-record.ts';
import { storeOrderTrail as words } from '../../domain/online-store/store-orders.words.ts';
import { formatDay, formatMoney } from '../../domain/values/format.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { journalAt, viewDocumentAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { LifecycleMap } from '../kit/counterfoil/LifecycleMap.tsx';
import { ModalDialog } from '../kit/dialogs/ModalDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { HistorySection } from '../page/HistorySection.tsx';
import { HoldField } from './HoldField.tsx';
import { OrderReason, OrderStatus } from './store-order-columns.tsx';

const Body = chakra('div', {
  base: {
    '& > :empty': { display: 'none' },
    '& li a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' },
  },
});

/** What a step is called; what was made leads to its document. */
function Label({ step }: { step: StoreOrderStep }) {
  const labels = words.stepWords(step);
  return step.documentId ? <Link href={viewDocumentAt('invoice', step.documentId)}>{labels}</Link> : labels;
}

function Trail({ steps }: Pick<StoreOrderTrail, 'steps'>) {
  const locale = useLocale();
  const when = (at: string) =>
    new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  /** When the store says it happened, where that isn't when it told us. */
  const happened = ({ at, happenedAt }: StoreOrderStep) =>
    happenedAt && when(happenedAt) !== when(at) ? words.happened({ when: when(happenedAt) }) : null;
  return (
    <LifecycleMap
      steps={steps.map((step, n) => ({
        key: `${n} ${step.at}`,
        label: <Label step={step} />,
        by: [when(step.at), happened(step), step.reason].filter(Boolean).join('. '),
        progress: n === steps.length - 1 ? 'now' : 'done',
      }))}
    />
  );
}

function Entries({ entries }: Pick<StoreOrderTrail, 'entries'>) {
  const locale = useLocale();
  if (entries.length === 0) return <p className="quiet">{words.noEntries}</p>;
  return (
    <ul>
      {entries.map(({ number, onDay, memo, documentId }) => (
        <li key={number}>
          <Link href={journalAt({ document: documentId })}>{words.entry({ number })}</Link>{' '}
          <span className="quiet">{[formatDay(onDay, locale), memo].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </ul>
  );
}

/** An order of the store on its way from the store's reports to the journal, with why it waits and a way to try it again. */
export function StoreOrderDialog({
  id,
  shop,
  onClose,
}: {
  id: string;
  shop: string | null;
  onClose: () => void;
}) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const { data: order, isError } = useCall(storeOrderCalls.viewStoreOrder, { businessId, id });
  const total = order?.total && order.currency ? formatMoney(order.total, order.currency, locale) : null;
  const charged = order?.shown
    ? words.charged({ total: formatMoney(order.shown.total, order.shown.currency, locale) })
    : null;
  return (
    <ModalDialog
      title={words.title({ name: order?.name ?? '' })}
      lead={[order?.customer, total, charged].filter(Boolean).join(', ')}
      onClose={onClose}
      foot={<Button onClick={onClose}>{dialogWords.close}</Button>}
    >
      {isError && <p>{words.gone}</p>}
      {!order && !isError && <SkeletonRows rows={4} />}
      {order && (
        <Body>
          <OrderStatus order={order} />
          <OrderReason order={order} shop={shop} />
          <HoldField order={order} />
          <HistorySection title={words.way}>
            <Trail steps={order.steps} />
          </HistorySection>
          <HistorySection title={words.entries}>
            <Entries entries={order.entries} />
          </HistorySection>
        </Body>
      )}
    </ModalDialog>
  );
}
