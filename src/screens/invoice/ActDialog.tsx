import { send } from '../../api/client/client.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { InvoiceView } from '../../api/queries/invoices.ts';
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
  const { id: businessid, homeCurrency } = useBusiness();
  const preview = {
    ask: async () => {
      const body = { businessid, InvoiceId: invoice.id, act };
      return (await send(invoiceCalls.previewEffects, { body })).data;
    },
    currency: homeCurrency,
    statusOf: (status: string) => invoiceStatus[status]!,
  };
  return <CommandDialog {...words} preview={preview} />;
}
