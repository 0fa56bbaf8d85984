import type { AskedDays } from '../../api/calls/contacts-asked.ts';
import type { CustomerView } from '../../domain/contact/contact.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import type { MoneyAct } from './customer-acts.ts';

export type CustomerDialog = Exclude<
  MoneyAct,
  'new-invoice' | 'new-quote' | 'pdf' | 'make-vendor' | 'reminders'
>;

/** Each is fetched when it is first opened. */
const dialogs = {
  pay: lazyDialog(() => import('./BatchPaymentDialog.tsx').then((file) => file.BatchPaymentDialog)),
  'pay-opening': lazyDialog(() =>
    import('../contact/PayOpeningDialog.tsx').then((file) => file.PayOpeningDialog),
  ),
  'opening-payments': lazyDialog(() =>
    import('../contact/OpeningPaymentsDialog.tsx').then((file) => file.OpeningPaymentsDialog),
  ),
  apply: lazyDialog(() => import('../contact/ApplyCreditDialog.tsx').then((file) => file.ApplyCreditDialog)),
  refund: lazyDialog(() =>
    import('../contact/RefundCreditDialog.tsx').then((file) => file.RefundCreditDialog),
  ),
  send: lazyDialog(() =>
    import('../contact/SendStatementDialog.tsx').then((file) => file.SendStatementDialog),
  ),
};

interface CustomerDialogsProps {
  open: CustomerDialog;
  customer: CustomerView;
  /** What a statement that is sent is of. */
  days: AskedDays;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of an act on a customer's page. */
export function CustomerDialogs({ open, ...rest }: CustomerDialogsProps) {
  const Dialog = dialogs[open];
  return <Dialog {...rest} contactRole="customer" contact={rest.customer} />;
}
