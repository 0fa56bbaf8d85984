import type { InvoiceView } from '../../domain/invoice/view.ts';
import * as words from '../../domain/words/invoice-page.ts';
import { invoiceLifecycle } from '../../machines/invoice/invoice.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { PaymentList } from '../document/PaymentList.tsx';
import { useBusiness, useMay } from '../shell/business.ts';
import { invoiceCommands } from './invoice-commands.ts';

interface PaymentsDialogProps {
  invoice: InvoiceView;
  onChanged: () => void;
  onClose: () => void;
}

/** Everything that settles or settled the invoice; a payment can be deleted here. */
export function PaymentsDialog({ invoice, ...rest }: PaymentsDialogProps) {
  const { id } = useBusiness();
  const may = useMay();
  return (
    <PaymentList
      title={words.paymentsOf({ document: invoice.number ?? '' })}
      currency={invoice.currency}
      payments={invoice.payments}
      canTakeBack={({ kind, amount }) =>
        kind !== 'write-off' &&
        may('invoice.delete') &&
        allows(invoiceLifecycle, invoice.standing, { type: 'payment.delete', amount })
      }
      takeBack={(paymentId) => invoiceCommands(id, invoice).deletePayment(paymentId)}
      {...rest}
    />
  );
}
