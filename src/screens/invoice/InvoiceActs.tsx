import type { InvoiceView } from '../../domain/invoice/view.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { PayOnlineDialog } from '../document/PayOnlineDialog.tsx';
import { useBusiness } from '../shell/business.ts';
import { ActDialog } from './ActDialog.tsx';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { invoiceCommands } from './invoice-commands.ts';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { TakePaymentDialog } from './TakePaymentDialog.tsx';
import { paymentReturns } from './use-payment-return.ts';

/** The dialog of an act that has one. Acts without a dialog are carried out by the page itself. */
export function InvoiceActs({ document: invoice, act, onDone, onClose }: ActDialogProps<InvoiceView>) {
  const { id } = useBusiness();
  const commands = invoiceCommands(id, invoice);
  const noun = invoice.subtype;
  const name = `${noun} ${invoice.number ?? 'draft'}`;
  const common = { invoice, onDone, onClose };
  switch (act) {
    case 'payments':
      return <PaymentsDialog invoice={invoice} onChanged={onDone} onClose={onClose} />;
    case 'pay':
      return <TakePaymentDialog {...common} />;
    case 'pay-online':
      return (
        <PayOnlineDialog
          {...common}
          subject={{ businessId: id, documentId: invoice.id, ...paymentReturns }}
          title={`Online payment of ${name}`}
          lead={`${invoice.to.name} pays on the provider’s page. The ${noun} changes once the provider says so.`}
          sharesLink
        />
      );
    case 'cancel':
      return <CancelInvoiceDialog {...common} />;
    case 'issue':
      return (
        <ActDialog
          {...common}
          preview="issue"
          title={`Issue this ${noun}`}
          lead={
            noun === 'receipt'
              ? `It gets its number, is posted and counted as paid in cash today by ${invoice.to.name}.`
              : `It gets its number and is posted; ${invoice.to.name} owes it from then on.`
          }
          label={`Issue ${noun}`}
          commit={commands.issue}
        />
      );
    case 'undo-cancel':
      return (
        <ActDialog
          {...common}
          preview="undo-cancel"
          title={`Undo the cancellation of ${name}`}
          lead="It is posted again on the day it was cancelled, and owed again. Credit can be applied to it afterwards."
          label="Undo cancellation"
          commit={commands.reinstate}
        />
      );
    case 'write-off':
      return (
        <ActDialog
          {...common}
          preview="write-off"
          title={`Write off the rest of ${name}`}
          lead="What is still owed is given up as a bad debt. This can be undone."
          label="Write it off"
          commit={commands.writeOff}
        />
      );
    case 'undo-write-off':
      return (
        <ActDialog
          {...common}
          preview="undo-write-off"
          title={`Undo the write-off of ${name}`}
          lead="The rest is owed again."
          label="Undo write-off"
          commit={commands.undoWriteOff}
        />
      );
    default:
      return null;
  }
}
