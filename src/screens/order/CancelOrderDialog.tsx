import { useState } from 'react';
import { cancelOrder } from '../../api/documents/orders.ts';
import type { PaymentsChoice } from '../../domain/documents/credit-note.ts';
import { hasAdvance } from '../../domain/order/facts.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import { ActDayField } from '../document/ActDayField.tsx';
import { calledBy } from '../document/called.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { RefundRateField } from '../document/RefundRateField.tsx';
import { useBusiness } from '../frame/business.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { PaymentsQuestion } from '../posted/CancelChoices.tsx';

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
  const [onDay, setOnDay] = useState('');
  const { facts } = order.standing;
  const asks = hasAdvance(facts);
  const comesBack = asks && payments === 'refund';
  return (
    <CommandDialog
      title={words.cancelTitle({ order: calledBy(order) })}
      lead={words.cancelLead({ party: order.to.name })}
      label={words.cancel}
      danger
      keep={words.keepOrder}
      commit={async () => {
        await tellOnce(`order.cancel ${order.id} ${order.version} ${payments} ${rate}`, (intentKey) =>
          cancelOrder({ businessId, intentKey }, order.id, {
            payments: asks ? payments : undefined,
            rate,
            onDay: comesBack ? onDay : '',
          }),
        );
        await onDone();
      }}
      onDone={onClose}
      onClose={onClose}
    >
      {(field) => (
        <>
          {asks && (
            <PaymentsQuestion
              kind="bill"
              paid={formatMoney(facts.advance, order.currency, locale)}
              value={payments}
              onChange={setPayments}
            />
          )}
          {comesBack && (
            <>
              <RefundRateField
                {...field('rate')}
                currency={order.currency}
                onDay={onDay}
                value={rate}
                onChange={setRate}
              />
              <ActDayField
                {...field('onDay')}
                value={onDay}
                today={order.today}
                min={order.issuedOn}
                onChange={setOnDay}
              />
            </>
          )}
        </>
      )}
    </CommandDialog>
  );
}
