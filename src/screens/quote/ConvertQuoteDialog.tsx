import { send } from '../../api/client/client.ts';
import { quoteCalls } from '../../api/contract/quote.ts';
import type { QuoteView } from '../../api/queries/quotes.ts';
import type { QuoteTarget } from '../../domain/quote/convert.ts';
import { invoiceStatus } from '../../domain/words/invoice.ts';
import { quoteStatus } from '../../domain/words/quote.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useBusiness } from '../shell/business.ts';

interface ConvertQuoteDialogProps {
  quote: QuoteView;
  target: QuoteTarget;
  /** Converts it and leads to what it became. */
  convert: () => Promise<void>;
  onClose: () => void;
}

const leads: Record<QuoteTarget, (customer: string) => string> = {
  invoice: (customer) =>
    `An invoice with the same lines is issued today, due in one month; ${customer} owes it from then on. A quote is converted once.`,
  receipt: (customer) =>
    `A receipt with the same lines is written today, as paid in full in cash by ${customer}. A quote is converted once.`,
};

/** Converts a quote: what will be posted and moved is shown first. */
export function ConvertQuoteDialog({ quote, target, convert, onClose }: ConvertQuoteDialogProps) {
  const { id: businessid } = useBusiness();
  return (
    <CommandDialog
      title={`Convert ${quote.QuoteNo} to ${target === 'invoice' ? 'an invoice' : 'a receipt'}`}
      lead={leads[target](quote.ClientInfo.name)}
      label={`Convert to ${target}`}
      keep="Keep quote"
      preview={{
        ask: async () => {
          const body = { businessid, quoteId: quote.QuoteID, target };
          return (await send(quoteCalls.previewConversion, { body })).data;
        },
        currency: quote.HomeCurrency,
        statusOf: (status) => quoteStatus[status] ?? invoiceStatus[status]!,
      }}
      commit={convert}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
