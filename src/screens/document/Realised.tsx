import type { OpenItem } from '../../domain/books/open-item.ts';
import { isNegative, isPositive, negated } from '../../domain/money.ts';
import { outcomeOf, type Received } from '../../domain/posted/received.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { takingPayment as words } from '../../domain/words/payments.ts';
import { useLocale } from '../kit/locale.ts';

interface RealisedProps {
  received: Received;
  /** What is paid, as it is in the books. */
  item: Pick<OpenItem, 'currency' | 'rate' | 'open' | 'homeOpen'>;
  homeCurrency: string;
}

/** What a payment of a foreign claim settles, what that brings at home, and the gain or loss of it. */
export function Realised({ received, item, homeCurrency }: RealisedProps) {
  const locale = useLocale();
  const { settles, booked, brings, gain } = outcomeOf(received, item, homeCurrency);
  const home = (amount: string) => formatMoney(amount, homeCurrency, locale);
  const end = isPositive(gain)
    ? words.gain({ amount: home(gain) })
    : isNegative(gain)
      ? words.loss({ amount: home(negated(gain)) })
      : words.neither;
  return (
    <p className="quiet" role="status">
      {words.realised({
        amount: formatMoney(settles, item.currency, locale),
        booked: home(booked),
        brings: home(brings),
        end,
      })}
    </p>
  );
}
