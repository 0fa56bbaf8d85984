import type { OutwardView } from '../../api/queries/outward.ts';
import type { QuoteView } from '../../api/queries/quotes.ts';
import { formatAmount, formatDecimal } from '../../domain/format.ts';
import { isOpen } from '../../domain/quote/status.ts';
import { quoteSentences, quoteStatus } from '../../domain/words/quote.ts';
import {
  type OutwardAct,
  outwardActs,
  outwardHanging,
  outwardWords,
  withOutward,
} from '../document/outward-acts.ts';
import { type HistoryEvent, pathTaken } from '../document/path-taken.ts';
import { Counterfoil } from '../kit/Counterfoil.tsx';
import type { Hanging } from '../kit/HangingList.tsx';
import { useLocale } from '../kit/locale.ts';
import { viewDocumentAt } from '../shell/addresses.ts';
import { useMay } from '../shell/business.ts';
import { type ActName, actsOf } from './quote-acts.ts';

interface QuoteCounterfoilProps {
  quote: QuoteView;
  /** What left the house; undefined until it is known. */
  outward: OutwardView | undefined;
  onAct: (act: ActName | OutwardAct) => void;
  onSent: () => void;
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
  happenedWords[act] ?? outwardWords[act] ?? quoteStatus[to ?? '']?.word ?? 'Changed';

/** The quote's stub: where it stands, what can be done, what happened, what it became. Drawn from the chart. */
export function QuoteCounterfoil({ quote, outward, onAct, onSent, settling }: QuoteCounterfoilProps) {
  const locale = useLocale();
  const may = useMay();
  const { standing, converted, Currency: currency } = quote;
  const leaving = {
    kind: 'quote',
    subtype: 'quote',
    status: standing.status,
    number: quote.QuoteNo,
  } as const;
  const { allowed, refused } = withOutward(actsOf(standing, may), outwardActs(leaving, may));
  const made: Hanging[] = converted
    ? [
        {
          label: converted.type === 'receipt' ? 'Receipt' : 'Invoice',
          value: converted.number ?? 'draft',
          href: viewDocumentAt(converted.type, converted.number ?? converted.id),
        },
      ]
    : [];
  const atHome: Hanging[] =
    quote.ForeignCurrency === null
      ? []
      : [
          {
            label: quote.RateMissing
              ? `In ${quote.HomeCurrency}, no exchange rate yet (1 counts as 1)`
              : `In ${quote.HomeCurrency} at ${formatDecimal(quote.ExchangeRate, locale)}`,
            value: formatAmount(quote.HomeGrandTotalAmount, quote.HomeCurrency, locale),
          },
        ];
  const hangs = [...atHome, ...made, ...outwardHanging(outward, onSent)];
  const open = isOpen(standing.status);
  return (
    <Counterfoil
      standing={{
        ...quoteStatus[standing.status]!,
        amount: formatAmount(quote.ForeignGrandTotalAmount, currency, locale),
        currency,
        sentence: quoteSentences[standing.status] ?? '',
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
