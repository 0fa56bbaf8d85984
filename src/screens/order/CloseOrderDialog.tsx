import { orderCommands } from '../../api/documents/orders.ts';
import { isPositive } from '../../domain/money.ts';
import { leftOf } from '../../domain/order/facts.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { orderPage as words } from '../../domain/words/orders.ts';
import { calledBy } from '../document/called.ts';
import { tellOnce } from '../document/plain-commands.ts';
import { useBusiness } from '../frame/business.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { EffectsList } from '../kit/effects/EffectsList.tsx';
import { useLocale } from '../kit/locale.ts';

interface CloseOrderDialogProps {
  order: OrderView;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Ends the waiting for what isn't billed yet, which is listed. */
export function CloseOrderDialog({ order, onDone, onClose }: CloseOrderDialogProps) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const rows = order.lines
    .map(({ name, quantity: ordered, billed, closed }) => ({
      name,
      left: leftOf({ ordered, billed, closed }),
    }))
    .filter(({ left }) => isPositive(left))
    .map(({ name, left }) => ({ label: name, amount: formatDecimal(left, locale) }));
  return (
    <CommandDialog
      title={words.closeTitle({ order: calledBy(order) })}
      lead={words.closeLead}
      label={words.closeRest}
      keep={words.keepOpen}
      commit={async () => {
        await tellOnce(`order.close ${order.id} ${order.version}`, (intentKey) =>
          orderCommands.close({ businessId, intentKey }, order.id),
        );
        await onDone();
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <section aria-label={words.notBilledYet}>
        <p className="quiet">{words.notBilledYet}</p>
        <EffectsList groups={[{ key: 'left', rows }]} />
      </section>
    </CommandDialog>
  );
}
