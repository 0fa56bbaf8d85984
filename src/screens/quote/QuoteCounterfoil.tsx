import type { QuoteView } from '../../api/queries/quotes.ts';
import { isOpen } from '../../domain/quote/status.ts';
import { quoteStatus } from '../../domain/words/quote.ts';
import { type HistoryEvent, pathTaken } from '../document/path-taken.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import { formatAmount } from '../kit/format.ts';
import type { Hanging } from '../kit/HangingList.tsx';
import { useLocale } from '../kit/locale.ts';
import { viewInvoiceAt } from '../shell/addresses.ts';
import { useMay } from '../shell/business.ts';
import { type ActName, actsOf } from './quote-acts.ts';

interface QuoteCounterfoilProps {
  quote: QuoteView;
  onAct: (act: ActName) => void;
  /** Set just after an act was committed: the stamp settles. */
  settling: boolean;
}

const happenedWords: Record<string, string> = {
  'quote.create': 'Written',
  'quote.edit': 'Edited',
  'quote.restore': 'Restored',
  'quote.reopen': 'Open again: its document was deleted',
};

const wordOf = ({ act, to }: HistoryEvent): string =>
  happenedWords[act] ?? quoteStatus[to ?? '']?.word ?? 'Changed';

const sentences: Record<string, string> = {
  Open: 'offered, nothing posted',
  ConvertedToInvoice: 'stands as an invoice',
  ConvertedToReceipt: 'stands as a receipt',
  Deleted: 'put away',
};

/** The quote's stub: where it stands, what can be done, what happened, what it became. Drawn from the chart. */
export function QuoteCounterfoil({ quote, onAct, settling }: QuoteCounterfoilProps) {
  const locale = useLocale();
  const may = useMay();
  const { standing, converted, Currency: currency } = quote;
  const { allowed, refused } = actsOf(standing, may);
  const hangs: Hanging[] = converted
    ? [
        {
          label: converted.type === 'receipt' ? 'Receipt' : 'Invoice',
          value: converted.number ?? 'draft',
          href: viewInvoiceAt(converted.type, converted.number ?? converted.id),
        },
      ]
    : [];
  const open = isOpen(standing.status);
  return (
    <Counterfoil
      standing={{
        ...quoteStatus[standing.status]!,
        amount: formatAmount(quote.ForeignGrandTotalAmount, currency, locale),
        currency,
        sentence: sentences[standing.status]!,
        settling,
      }}
      next={allowed.map(({ name, label }) => ({
        key: name,
        label,
        onPress: () => onAct(name),
        shortcut: name === 'edit' ? 'e' : undefined,
      }))}
      refused={refused.map(({ name, label, reason }) => ({ key: name, label, reason }))}
      happened={pathTaken(quote.history, { wordOf, next: open ? 'Converted' : null, currency, locale })}
      hangs={hangs}
    />
  );
}
