import type { CreditNoteSeries } from '../books/side.ts';
import type { DocumentType } from '../documents/kind.ts';
import { documentTypes } from '../documents/kinds.ts';
import type { Printed } from '../documents/printed.ts';
import { type Decimal, isPositive, minus } from '../money.ts';
import { formatMoney } from '../values/format.ts';
import { owedByCustomers, owedToVendors } from '../values/side-names.ts';
import { publicNote as words } from '../words/public.ts';
import type { PublicSummary } from './summary.ts';

/** A credit note, a vendor credit or a cancellation as whoever has its link sees it. */
export interface PublicNote {
  kind: CreditNoteSeries;
  number: string;
  /** Whom it is from. */
  business: string;
  currency: string;
  locale: string;
  /** The document it belongs to. */
  of: { type: DocumentType; number: string };
  amount: Decimal;
  /** What of it was taken off what was owed. */
  settled: Decimal;
  /** The rest was paid back in the same act. */
  paidBack: boolean;
  undone: boolean;
  paper: Printed;
}

/** What somebody wants to know of a credit note at a glance: how much, and what became of it. */
export const noteSummary = (note: PublicNote): PublicSummary => {
  const { kind, business, currency, locale, amount, settled, paidBack, undone, of } = note;
  const money = (value: Decimal) => formatMoney(value, currency, locale);
  const cancels = kind === 'cancellation';
  const label = cancels ? words.cancelledAmount : words.credited;
  const whole = { label, amount: money(amount) };
  if (undone)
    return {
      badge: { tone: 'stopped', word: words.undone },
      ...whole,
      lines: [words.wasUndone({ business })],
    };
  const badge = { tone: 'settled', word: words.issued } as const;
  const document = `${documentTypes[of.type].title.toLowerCase()} ${of.number}`;
  if (cancels) return { badge, ...whole, lines: [words.nothingToPay({ document })] };
  const rest = minus(amount, settled);
  const sentence = words.beyond[kind === 'credit-note' ? owedByCustomers : owedToVendors];
  return {
    badge,
    ...whole,
    lines: [
      ...(isPositive(settled) ? [words.takenOff({ amount: money(settled), document })] : []),
      ...(isPositive(rest) ? [(paidBack ? sentence.paidBack : sentence.kept)(money(rest))] : []),
    ],
  };
};
