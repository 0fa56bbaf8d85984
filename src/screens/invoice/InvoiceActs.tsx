import type { InvoiceView } from '../../api/queries/invoices.ts';
import { PayOnlineDialog } from '../document/PayOnlineDialog.tsx';
import { useBusiness } from '../shell/business.ts';
import { ActDialog } from './ActDialog.tsx';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import type { ActName } from './invoice-acts.ts';
import { invoiceCommands } from './invoice-commands.ts';
import { TakePaymentDialog } from './TakePaymentDialog.tsx';
import { paymentReturns } from './use-payment-return.ts';

interface InvoiceActsProps {
  invoice: InvoiceView;
  act: ActName;
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of an act that has one. Acts without a dialog are carried out by the page itself. */
export function InvoiceActs({ invoice, act, onDone, onClose }: InvoiceActsProps) {
  const { id } = useBusiness();
  const commands = invoiceCommands(id, invoice);
  const noun = invoice.invoicetype;
  const name = `${noun} ${invoice.invoicenumber ?? 'draft'}`;
  const common = { invoice, onDone, onClose };
  switch (act) {
    case 'pay':
      return <TakePaymentDialog {...common} />;
    case 'pay-online':
      return (
        <PayOnlineDialog
          {...common}
          subject={{ businessId: id, documentId: invoice.id, ...paymentReturns }}
          title={`Online payment of ${name}`}
          lead={`${invoice.client.name} pays on the provider’s page. The ${noun} changes once the provider says so.`}
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
              ? `It gets its number, is posted and counted as paid in cash today by ${invoice.client.name}.`
              : `It gets its number and is posted; ${invoice.client.name} owes it from then on.`
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

/** Acts that open a dialog; the others are carried out at once or lead to a page. */
export const hasDialog = (act: ActName): boolean =>
  ['pay', 'pay-online', 'cancel', 'issue', 'undo-cancel', 'write-off', 'undo-write-off'].includes(act);
