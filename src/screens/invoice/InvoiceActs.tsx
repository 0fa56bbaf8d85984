import type { InvoiceView } from '../../domain/invoice/view.ts';
import * as words from '../../domain/words/invoice-acts.ts';
import * as questions from '../../domain/words/invoice-questions.ts';
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
          title={questions.onlinePaymentOf({ document: name })}
          lead={questions.onlinePaymentLead({ customer: invoice.to.name, document: noun })}
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
          title={questions.issueTitle({ document: noun })}
          lead={
            noun === 'receipt'
              ? questions.issueReceiptLead({ customer: invoice.to.name })
              : questions.issueInvoiceLead({ customer: invoice.to.name })
          }
          label={words.issue({ document: noun })}
          commit={commands.issue}
        />
      );
    case 'undo-cancel':
      return (
        <ActDialog
          {...common}
          preview="undo-cancel"
          title={questions.undoCancellationOf({ document: name })}
          lead={questions.undoCancellationLead}
          label={words.undoCancellation}
          commit={commands.reinstate}
        />
      );
    case 'write-off':
      return (
        <ActDialog
          {...common}
          preview="write-off"
          title={questions.writeOffTitle({ document: name })}
          lead={questions.writeOffLead}
          label={questions.writeOff}
          commit={commands.writeOff}
        />
      );
    case 'undo-write-off':
      return (
        <ActDialog
          {...common}
          preview="undo-write-off"
          title={questions.undoWriteOffOf({ document: name })}
          lead={questions.undoWriteOffLead}
          label={words.undoWriteOff}
          commit={commands.undoWriteOff}
        />
      );
    default:
      return null;
  }
}
