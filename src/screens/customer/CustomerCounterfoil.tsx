import { type CustomerView, customerStanding } from '../../domain/contact.ts';
import type { HistoryEvent } from '../../domain/documents/view.ts';
import { formatAmount, formatDay, formatMoney } from '../../domain/format.ts';
import { customerStatus } from '../../domain/words/customer.ts';
import { customerCounterfoilWords } from '../../domain/words/customer-view.ts';
import { pathTaken } from '../document/path-taken.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { useLocale } from '../kit/locale.ts';
import type { Related } from '../kit/RelatedList.tsx';
import { useBusiness, useMay } from '../shell/business.ts';
import { type ActName, actsOf, type MoneyAct, moneyActsOf } from './customer-acts.ts';

interface CustomerCounterfoilProps {
  customer: CustomerView;
  onAct: (act: ActName | MoneyAct) => void;
  /** Set just after an act was committed: the stamp settles. */
  settling: boolean;
}

const happenedWords: Readonly<Record<string, string>> = {
  'customer.create': 'Added',
  'customer.update': 'Edited',
  'customer.delete': 'Deleted',
  'customer.restore': 'Restored',
  'statement.send': customerCounterfoilWords.statementSent,
  'opening.pay': customerCounterfoilWords.openingBalancePaid,
  'opening.payment-delete': customerCounterfoilWords.openingPaymentDeleted,
  'credit.refund': customerCounterfoilWords.creditRefunded,
};
const wordOf = ({ act }: HistoryEvent): string => happenedWords[act] ?? 'Changed';

const stateWords = { queued: 'on its way', sent: 'sent', failed: 'not sent' } as const;

/** A customer's stub: what they owe, what can be done, what happened, and what is related to them. */
export function CustomerCounterfoil({ customer, onAct, settling }: CustomerCounterfoilProps) {
  const { homeCurrency: currency } = useBusiness();
  const locale = useLocale();
  const may = useMay();
  const { credits, opening, openingPayments, statement } = customer;
  const openingMoney = (amount: string) => formatMoney(amount, opening?.currency ?? currency, locale);
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const chart = actsOf(customer, may);
  const about = moneyActsOf(customer, may);
  // Taking somebody back comes before all else, putting them away after it.
  const allowed = customer.deleted
    ? [...chart.allowed, ...about.allowed]
    : [...about.allowed, ...chart.allowed];
  const owes = customer.outstanding !== '0';
  const related: Related[] = [
    { label: customerCounterfoilWords.paidSoFar, value: money(customer.paid) },
    ...credits.map((one) => ({
      label:
        one.currency === currency
          ? customerCounterfoilWords.credit
          : customerCounterfoilWords.creditIn(one.currency),
      value: formatMoney(one.amount, one.currency, locale),
    })),
    ...(opening === null
      ? []
      : [
          {
            label: customerCounterfoilWords.openingBalance(formatDay(opening.onDay, locale)),
            value: openingMoney(opening.amount),
          },
          { label: customerCounterfoilWords.stillOwedOfIt, value: openingMoney(opening.open) },
          ...(openingPayments.length
            ? [
                {
                  label: customerCounterfoilWords.paymentsOfIt,
                  value: String(openingPayments.length),
                  onOpen: () => onAct('opening-payments'),
                },
              ]
            : []),
        ]),
    ...(statement
      ? [{ label: customerCounterfoilWords.statementTo(statement.email), value: stateWords[statement.state] }]
      : []),
  ];
  return (
    <Counterfoil
      standing={{
        ...customerStatus[customerStanding(customer).status]!,
        amount: formatAmount(customer.outstanding, currency, locale),
        currency,
        sentence: owes ? customerCounterfoilWords.stillOwed : customerCounterfoilWords.nothingIsOwed,
        settling,
      }}
      next={allowed.map(({ name, label }) => ({
        key: name,
        label,
        onPress: () => onAct(name),
        shortcut: name === 'edit' ? 'e' : undefined,
      }))}
      refused={[...chart.refused, ...about.refused].map(({ name, label, reason }) => ({
        key: name,
        label,
        reason,
      }))}
      happened={pathTaken(customer.history, { wordOf, next: null, currency, locale })}
      related={related}
    />
  );
}
