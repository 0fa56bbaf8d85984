import type { Decimal } from '../money.ts';
import { auditWords as words } from '../words/reports.ts';
import type { ReportColumn } from './spec.ts';

/** What a line of the books is sampled by; null where it has none of it. Source: finance-answers.md, section C, 26. */
export interface AuditedLine {
  /** When and by whom its entry was posted: a minute in the business's own zone. */
  enteredAt: string | null;
  by: string | null;
  currency: string | null;
  /** A debit above zero, with as many decimals as its currency has; null of a line in home currency, as the rate is. */
  foreignAmount: Decimal | null;
  /** Home currency for one of its own. */
  rate: Decimal | null;
  item: string | null;
  /** With a minus where it came back. */
  quantity: Decimal | null;
  /** The taxes of its document's line. */
  tax: string | null;
  /** Null where there are several. */
  taxRate: Decimal | null;
  /** In home currency, once per tax: on the tax's own line, or where it has none, on the line that was taxed. */
  taxBase: Decimal | null;
  taxAmount: Decimal | null;
}

/** Of a row that is no line of an entry. */
export const noAudit: AuditedLine = {
  enteredAt: null,
  by: null,
  currency: null,
  foreignAmount: null,
  rate: null,
  item: null,
  quantity: null,
  tax: null,
  taxRate: null,
  taxBase: null,
  taxAmount: null,
};

/** When and by whom an entry was posted, on request. */
export const enteredColumns = (place: 'head' | 'under'): ReportColumn<AuditedLine>[] => [
  {
    title: words.entered,
    kind: 'minute',
    of: ({ enteredAt }) => enteredAt,
    place,
    labelled: true,
    more: true,
  },
  { title: words.enteredBy, kind: 'text', of: ({ by }) => by, place, labelled: true, more: true },
];

/** What a line is about, in small type under it, on request. */
export const itemAndTaxColumns: readonly ReportColumn<AuditedLine>[] = [
  { title: words.item, kind: 'text', of: ({ item }) => item, place: 'under', more: true },
  { title: words.tax, kind: 'text', of: ({ tax }) => tax, place: 'under', more: true },
];

/** A line's further figures, on request. */
export const auditFigures: readonly ReportColumn<AuditedLine>[] = [
  { title: words.currency, kind: 'text', of: ({ currency }) => currency, more: true },
  { title: words.foreignAmount, kind: 'amount', of: ({ foreignAmount }) => foreignAmount, more: true },
  { title: words.rate, kind: 'number', of: ({ rate }) => rate, more: true },
  { title: words.quantity, kind: 'number', of: ({ quantity }) => quantity, more: true },
  { title: words.taxRate, kind: 'percent', of: ({ taxRate }) => taxRate, more: true },
  { title: words.taxBase, kind: 'money', of: ({ taxBase }) => taxBase, more: true },
  { title: words.taxAmount, kind: 'money', of: ({ taxAmount }) => taxAmount, more: true },
];
