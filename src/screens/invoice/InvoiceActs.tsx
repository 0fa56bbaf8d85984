import { invoiceCommands } from '../../api/documents/invoices.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import { invoiceQuestions as questions } from '../../domain/words/invoices.ts';
import { calledBy } from '../document/called.ts';
import type { ActDialogProps } from '../document/DocumentPage.tsx';
import { PayOnlineDialog } from '../document/PayOnlineDialog.tsx';
import { useBusiness } from '../frame/business.ts';
import { PostedActs } from '../posted/PostedActs.tsx';
import { paymentReturns } from './PaymentReturn.tsx';

/** The dialog of an act on an invoice or receipt that has one. */
export function InvoiceActs({ document: invoice, act, onDone, onClose }: ActDialogProps<PostedView>) {
  const { id } = useBusiness();
  const noun = invoice.subtype;
  const party = invoice.to.name;
  if (act === 'pay-online')
    return (
      <PayOnlineDialog
        subject={{ businessId: id, documentId: invoice.id, ...paymentReturns }}
        title={questions.onlinePaymentOf({ document: calledBy(invoice) })}
        lead={questions.onlinePaymentLead({ customer: party, document: noun })}
        sharesLink
        onDone={onDone}
        onClose={onClose}
      />
    );
  const issueLead =
    noun === 'receipt'
      ? questions.issueReceiptLead({ customer: party })
      : questions.issueInvoiceLead({ customer: party });
  return (
    <PostedActs
      document={invoice}
      commands={invoiceCommands}
      act={act}
      issueLead={issueLead}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
