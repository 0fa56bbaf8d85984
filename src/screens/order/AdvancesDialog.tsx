import { deleteAdvance } from '../../api/documents/orders.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { orderAdvance as words } from '../../domain/words/orders.ts';
import { orderLifecycle } from '../../machines/order/order.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { calledBy } from '../document/called.ts';
import { PaymentList } from '../document/PaymentList.tsx';
import { tellOnce } from '../document/plain-commands.ts';
import { useBusiness, useMay } from '../frame/business.ts';

interface AdvancesDialogProps {
  order: OrderView;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** What was paid for an order in advance; one recorded by mistake can be deleted here. */
export function AdvancesDialog({ order, onDone, onClose }: AdvancesDialogProps) {
  const { id: businessId } = useBusiness();
  const may = useMay();
  return (
    <PaymentList
      title={words.paidFor({ order: calledBy(order) })}
      currency={order.currency}
      payments={order.advances}
      canTakeBack={({ id, amount }) =>
        may('purchaseOrder.delete') &&
        order.advances.some((one) => one.id === id && one.open === amount) &&
        allows(orderLifecycle, order.standing, { type: 'advance.delete', amount })
      }
      takeBack={async (paymentId) => {
        await tellOnce(`advance.delete ${order.id} ${order.version} ${paymentId}`, (intentKey) =>
          deleteAdvance({ businessId, intentKey }, order.id, paymentId),
        );
      }}
      onChanged={onDone}
      onClose={onClose}
    />
  );
}
