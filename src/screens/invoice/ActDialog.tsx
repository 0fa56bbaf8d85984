import { previewOnInvoice } from '../../api/commands/invoices.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useBusiness } from '../shell/business.ts';

interface ActDialogProps {
  invoice: InvoiceView;
  /** The act as the preview call names it. */
  preview: 'issue' | 'undo-cancel' | 'write-off' | 'undo-write-off';
  title: string;
  lead: string;
  /** The act in the words of its button. */
  label: string;
  commit: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** One plain command on an invoice: what it will do, then the act. */
export function ActDialog({ invoice, preview: act, ...words }: ActDialogProps) {
  const { id: businessId, homeCurrency } = useBusiness();
  const preview = {
    ask: () => previewOnInvoice(businessId, invoice.id, act),
    currency: homeCurrency,
    statusOf: (status: string) => invoiceStatus[status]!,
  };
  return <CommandDialog {...words} preview={preview} />;
}
