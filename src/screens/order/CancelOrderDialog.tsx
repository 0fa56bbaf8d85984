import { useState } from 'react';
import { cancelOrder } from '../../api/commands/orders.ts';
import { formatMoney } from '../../domain/format.ts';
import { hasAdvance } from '../../domain/order/facts.ts';
import type { OrderView } from '../../domain/order/view.ts';
import type { PaymentsChoice } from '../../domain/posted/credit-note.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import { calledBy } from '../document/called.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { RefundRateField } from '../document/RefundRateField.tsx';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { PaymentsQuestion } from '../posted/CancelChoices.tsx';
import { useBusiness } from '../shell/business.ts';

interface CancelOrderDialogProps {
  order: OrderView;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Cancels an order; asks what becomes of what was paid for it in advance, where something of that is left. */
export function CancelOrderDialog({ order, onDone, onClose }: CancelOrderDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const [payments, setPayments] = useState<PaymentsChoice>('credit');
  const [rate, setRate] = useState('');
  const { facts } = order.standing;
  const asks = hasAdvance(facts);
  return (
    <CommandDialog
      title={words.cancelTitle({ order: calledBy(order) })}
      lead={words.cancelLead({ party: order.to.name })}
      label={words.cancel}
      danger
      keep={words.keepOrder}
      commit={async () => {
        await tellOnce(`order.cancel ${order.id} ${order.version} ${payments} ${rate}`, (intentKey) =>
          cancelOrder({ businessId, intentKey }, order.id, asks ? payments : undefined, rate),
        );
        await onDone();
      }}
      onDone={onClose}
      onClose={onClose}
    >
      {asks && (
        <PaymentsQuestion
          kind="bill"
          paid={formatMoney(facts.advance, order.currency, locale)}
          value={payments}
          onChange={setPayments}
        />
      )}
      {asks && payments === 'refund' && (
        <RefundRateField
          id="cancel-rate"
          problem={undefined}
          currency={order.currency}
          value={rate}
          onChange={setRate}
        />
      )}
    </CommandDialog>
  );
}
