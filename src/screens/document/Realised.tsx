import type { OpenItem } from '../../domain/books/open-item.ts';
import { formatMoney } from '../../domain/format.ts';
import { outcomeOf, type Received } from '../../domain/invoice/received.ts';
import { isNegative, isPositive, negated } from '../../domain/money.ts';
import { useLocale } from '../kit/locale.ts';

interface RealisedProps {
  received: Received;
  /** What is paid, as it stands in the books. */
  item: Pick<OpenItem, 'currency' | 'rate' | 'open' | 'homeOpen'>;
  homeCurrency: string;
}

/** What a payment of a foreign claim settles, what that brings at home, and the gain or loss of it. */
export function Realised({ received, item, homeCurrency }: RealisedProps) {
  const locale = useLocale();
  const { settles, booked, brings, gain } = outcomeOf(received, item, homeCurrency);
  const home = (amount: string) => formatMoney(amount, homeCurrency, locale);
  const end = isPositive(gain)
    ? `a gain of ${home(gain)}.`
    : isNegative(gain)
      ? `a loss of ${home(negated(gain))}.`
      : 'neither gain nor loss.';
  return (
    <p className="quiet" role="status">
      Settles {formatMoney(settles, item.currency, locale)}, which stands in the books at {home(booked)} and
      brings {home(brings)}: {end}
    </p>
  );
}
