import { lazy, Suspense } from 'react';
import type { AskedDays, CustomerView } from '../../api/queries/customers.ts';
import type { MoneyAct } from './customer-acts.ts';

export type CustomerDialog = Exclude<MoneyAct, 'pdf'>;

/** Each is fetched when it is first opened. */
const dialogs = {
  pay: lazy(() => import('./BatchPaymentDialog.tsx').then((file) => ({ default: file.BatchPaymentDialog }))),
  'pay-opening': lazy(() =>
    import('./PayOpeningDialog.tsx').then((file) => ({ default: file.PayOpeningDialog })),
  ),
  'opening-payments': lazy(() =>
    import('./OpeningPaymentsDialog.tsx').then((file) => ({ default: file.OpeningPaymentsDialog })),
  ),
  apply: lazy(() => import('./ApplyCreditDialog.tsx').then((file) => ({ default: file.ApplyCreditDialog }))),
  refund: lazy(() =>
    import('./RefundCreditDialog.tsx').then((file) => ({ default: file.RefundCreditDialog })),
  ),
  send: lazy(() =>
    import('./SendStatementDialog.tsx').then((file) => ({ default: file.SendStatementDialog })),
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
  return (
    <Suspense>
      <Dialog {...rest} />
    </Suspense>
  );
}
