import { payAdvance } from '../../api/documents/orders.ts';
import { advanceable } from '../../domain/order/facts.ts';
import type { OrderView } from '../../domain/order/view.ts';
import { formatDecimal, formatMoney } from '../../domain/values/format.ts';
import { payOpeningWords } from '../../domain/words/contacts.ts';
import { orderAdvance as words } from '../../domain/words/orders.ts';
import { calledBy } from '../document/called.ts';
import { PayUpToDialog } from '../document/PayUpToDialog.tsx';
import { useBusiness } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';

interface PayAheadDialogProps {
  order: OrderView;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Money paid for an order before its bill: all that it comes to proposed, and no more than that. */
export function PayAheadDialog({ order, onDone, onClose }: PayAheadDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const locale = useLocale();
  const { id, currency, today, lacksRate } = order;
  const owed = advanceable(order.standing.facts);
  const most = formatMoney(owed, currency, locale);
  const rate = lacksRate ? null : formatDecimal(order.rate, locale);
  return (
    <PayUpToDialog
      title={words.title({ order: calledBy(order) })}
      lead={words.lead({ party: order.to.name, most })}
      labels={{ ...payOpeningWords.ofRole.vendor, tooMuch: words.tooMuch({ most }) }}
      owing={{ id, currency, owed }}
      first={{ mode: order.lastPaymentMode ?? 2, onDay: today, rate: lacksRate ? '' : order.rate }}
      rateHint={words.rateHint({ homeCurrency, currency, rate })}
      act={`advance.record ${id} ${order.version}`}
      record={(draft, intentKey) =>
        payAdvance({ businessId, intentKey }, id, draft, currency !== homeCurrency)
      }
      noted
      onDone={onDone}
      onClose={onClose}
    />
  );
}
