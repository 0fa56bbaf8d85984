import type { CustomerView } from '../../domain/contact/contact.ts';
import { formatMoney } from '../../domain/values/format.ts';
import { contactCounterfoilWords } from '../../domain/words/contacts.ts';
import { ContactCounterfoil } from '../contact/ContactCounterfoil.tsx';
import type { ChartAct } from '../contact/contact-chart-acts.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { useLocale } from '../kit/locale.ts';
import { type MoneyAct, moneyActsOf } from './customer-acts.ts';

interface CustomerCounterfoilProps {
  customer: CustomerView;
  onAct: (act: ChartAct | MoneyAct) => void;
  settling: boolean;
}

/** A customer's stub: what can be written for them, and done about their money and mail. */
export function CustomerCounterfoil({ customer, ...rest }: CustomerCounterfoilProps) {
  const { homeCurrency } = useBusiness();
  const locale = useLocale();
  const paid = formatMoney(customer.paid, homeCurrency, locale);
  return (
    <ContactCounterfoil
      {...rest}
      contactRole="customer"
      contact={customer}
      onPayments={() => rest.onAct('opening-payments')}
      about={moneyActsOf(customer, useMay())}
      figures={[{ label: contactCounterfoilWords.paidSoFar, value: paid }]}
    />
  );
}
