import { customerCalls } from '../../api/calls/customer.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import { type ContactViews, customerStanding } from '../../domain/contact/contact.ts';
import type { HistoryEvent } from '../../domain/documents/view.ts';
import { customerRankings, vendorRankings } from '../../domain/next-step/card-rankings.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatAmount, formatDay, formatMoney } from '../../domain/values/format.ts';
import { contactCounterfoilWords as words } from '../../domain/words/contacts.ts';
import { customerStatus } from '../../domain/words/customers.ts';
import type { AvailableActs } from '../document/allowed-acts.ts';
import { historyPath } from '../document/history-path.ts';
import { nextOf } from '../document/next-acts.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { Counterfoil } from '../kit/counterfoil/Counterfoil.tsx';
import type { Related } from '../kit/counterfoil/RelatedList.tsx';
import { useLocale } from '../kit/locale.ts';
import { type ChartAct, chartActsOf } from './contact-chart-acts.ts';
import { contactPages } from './contact-pages.ts';

interface ContactCounterfoilProps<Act extends string> {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  /** What can be done beside the chart: documents, money, mail. */
  about: AvailableActs<Act>;
  /** What leads the list of what is related: what the role came to so far. */
  figures: readonly Related[];
  onAct: (act: ChartAct | Act) => void;
  /** Shows the payments of the opening balance. */
  onPayments: () => void;
  /** Set just after an act was committed: the stamp settles. */
  settling: boolean;
}

const rankings = { customer: customerRankings, vendor: vendorRankings };
const otherRole = { customer: 'vendor', vendor: 'customer' } as const;

const wordOf = ({ act }: HistoryEvent): string => words.happened[act] ?? words.changed;

/** A contact's stub: what is owed, what can be done, what happened, and what is related to them. */
export function ContactCounterfoil<Act extends string>(props: ContactCounterfoilProps<Act>) {
  const { contactRole: role, contact, about, figures, onAct, onPayments, settling } = props;
  const { id: businessId, homeCurrency: currency } = useBusiness();
  const locale = useLocale();
  const may = useMay();
  const labels = words.ofRole[role];
  const { credits, opening, openingPayments, statement } = contact;
  const openingMoney = (amount: string) => formatMoney(amount, opening?.currency ?? currency, locale);
  const chart = chartActsOf(role, contact, may);
  const other = otherRole[role];
  const isOther = contact.also.includes(other) && may(`${other}.view`);
  const one = { businessId, id: contact.id };
  const asked = (as: ContactRole) => ({ enabled: isOther && other === as });
  const found = {
    customer: useCall(customerCalls.getCustomer, one, asked('customer')).data,
    vendor: useCall(vendorCalls.getVendor, one, asked('vendor')).data,
  };
  const beside = isOther ? found[other] : undefined;
  const allowed = [...about.allowed, ...chart.allowed];
  const related: Related[] = [
    ...figures,
    ...(beside
      ? [
          {
            label: labels.also,
            value: formatMoney(beside.outstanding, currency, locale),
            href: contactPages[other].viewAt(contact.id),
          },
        ]
      : []),
    ...credits.map((one) => ({
      label: one.currency === currency ? labels.surplus : labels.surplusIn(one.currency),
      value: formatMoney(one.amount, one.currency, locale),
    })),
    ...(opening === null
      ? []
      : [
          {
            label: words.openingBalance(formatDay(opening.onDay, locale)),
            value: openingMoney(opening.amount),
          },
          { label: words.stillOwedOfIt, value: openingMoney(opening.open) },
          ...(openingPayments.length
            ? [
                {
                  label: words.paymentsOfIt,
                  value: String(openingPayments.length),
                  onOpen: onPayments,
                },
              ]
            : []),
        ]),
    ...(statement
      ? [{ label: words.statementTo(statement.email), value: words.mailed[statement.state] }]
      : []),
  ];
  return (
    <Counterfoil
      header={{
        ...customerStatus[customerStanding(contact).status]!,
        amount: formatAmount(contact.outstanding, currency, locale),
        currency,
        sentence: contact.outstanding === '0' ? words.nothingIsOwed : labels.stillOwed,
        settling,
      }}
      next={nextOf(rankings[role], contact.deleted ? 'deleted' : 'open', allowed, onAct)}
      refused={[...chart.refused, ...about.refused].map(({ name, label, reason }) => ({
        key: name,
        label,
        reason,
      }))}
      happened={historyPath(contact.history, { wordOf, next: null, currency, locale })}
      related={related}
    />
  );
}
