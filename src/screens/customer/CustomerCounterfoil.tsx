import type { CustomerView } from '../../domain/contact.ts';
import { contactCounterfoilWords } from '../../domain/words/contact-view.ts';
import { ContactCounterfoil } from '../contact/ContactCounterfoil.tsx';
import type { ChartAct } from '../contact/contact-chart-acts.ts';
import { useMay } from '../shell/business.ts';
import { type MoneyAct, moneyActsOf } from './customer-acts.ts';

interface CustomerCounterfoilProps {
  customer: CustomerView;
  onAct: (act: ChartAct | MoneyAct) => void;
  settling: boolean;
}

/** A customer's stub: what can be written for them, and done about their money and mail. */
export const CustomerCounterfoil = ({ customer, ...rest }: CustomerCounterfoilProps) => (
  <ContactCounterfoil
    {...rest}
    contactRole="customer"
    contact={customer}
    onPayments={() => rest.onAct('opening-payments')}
    about={moneyActsOf(customer, useMay())}
    first={{ label: contactCounterfoilWords.paidSoFar, amount: customer.paid }}
  />
);
