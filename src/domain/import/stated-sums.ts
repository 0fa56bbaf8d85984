import type { Document } from '../documents/document.ts';
import { kindSpec } from '../documents/kinds.ts';
import {
  compare,
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  minus,
  negated,
  over,
  plus,
  sum,
  zero,
} from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { formatMoney } from '../values/format.ts';
import type { FieldProblem } from '../values/refusal.ts';
import type { DocumentField, DocumentRow } from './document-row.ts';
import { type FileStatus, fileStatusOf, saysCancelled } from './file-status.ts';
import { importStated as words } from './import-files.words.ts';

type Sums = Pick<Document, 'total' | 'tax' | 'shippingTax' | 'currency' | 'lines' | 'subtype' | 'kind'>;

const statusOf = ({ head }: DocumentRow): FileStatus | null | undefined => fileStatusOf(head.status);

/** Why a document isn't imported because of its state: nothing is owed on it any more. */
export const whyLeftOut = (row: DocumentRow): string | null => {
  if (saysCancelled(row.head.cancelled) || statusOf(row) === 'cancelled') return words.cancelled;
  return statusOf(row) === 'refunded' ? words.refunded : null;
};

/** A draft in its file stays one, whatever the others become. */
export const isDraft = (row: DocumentRow): boolean => statusOf(row) === 'draft';

/** True where the file says more of a document than its lines. */
export const saysSums = ({ head, lines }: DocumentRow): boolean =>
  [head.total, head.taxTotal, head.balance].some((sum) => sum !== null) ||
  head.status !== '' ||
  lines.some(({ taxAmount }) => taxAmount !== null);

const hasPaid = ({ cells }: DocumentRow): boolean => cells.some(({ paid }) => paid);

/**
 * What was paid of a document: by its own column, else by what is left of it, else by its state.
 *
 * @param total what its lines come to
 */
export const paidOf = (row: DocumentRow, total: Decimal): Decimal => {
  const { head } = row;
  const whole = head.total ?? total;
  const status = statusOf(row);
  const isWhole = status === 'paid' || status === 'refundedInPart';
  const byBalance = head.balance === null ? null : minus(whole, head.balance);
  const paid = hasPaid(row) ? head.paid : (byBalance ?? (isWhole ? whole : zero));
  // What the file rounds otherwise is paid whole all the same.
  return compare(paid, whole) === 0 ? total : paid;
};

/** The tax its file says, and what of the document that is compared with. */
const taxesIn = (
  { head, lines }: DocumentRow,
  { tax, shippingTax, lines: documentLines }: Sums,
): { field: DocumentField; stated: Decimal; comesTo: Decimal } | null => {
  if (head.taxTotal !== null)
    return { field: 'taxTotal', stated: head.taxTotal, comesTo: plus(tax, shippingTax) };
  const stated = lines.flatMap(({ taxAmount }) => taxAmount ?? []);
  if (stated.length === 0) return null;
  // A line that names its tax and says no amount leaves that to its rate.
  const byRate = documentLines.flatMap(({ taxAmount }, at) =>
    lines[at]?.taxAmount === null && lines[at].tax !== '' ? [taxAmount] : [],
  );
  return { field: 'taxAmount', stated: sum(stated), comesTo: minus(tax, sum(byRate)) };
};

/** Whether two sums of so many parts differ: by rounding alone where it is one smallest unit of the currency a part at most. */
export const differenceOf = (
  stated: Decimal,
  comesTo: Decimal,
  parts: number,
  currency: string,
): 'no' | 'rounding' | 'yes' => {
  const by = minus(stated, comesTo);
  if (isZero(by)) return 'no';
  const room = over(String(parts), String(10 ** digitsOf(currency)));
  return compare(isNegative(by) ? negated(by) : by, room) <= 0 ? 'rounding' : 'yes';
};

/** What of a document doesn't agree with its file: what keeps it out, and what is worth checking. */
export interface Disagreement {
  fault: FieldProblem | null;
  warnings: string[];
}

const none: Disagreement = { fault: null, warnings: [] };
const faultOf = (field: DocumentField, message: string): Disagreement => ({
  fault: { field, message },
  warnings: [],
});
const warned = (...warnings: (string | false)[]): Disagreement => ({
  fault: null,
  warnings: warnings.filter((warning) => warning !== false),
});

/** How the sums of a document are compared and written. */
const comparing = ({ currency, lines }: Sums, locale: string) => ({
  differs: (stated: Decimal, comesTo: Decimal) => differenceOf(stated, comesTo, lines.length, currency),
  money: (amount: Decimal) => formatMoney(amount, currency, locale),
});

const ofTotal = ({ head }: DocumentRow, document: Sums, locale: string): Disagreement => {
  if (head.total === null) return none;
  const { differs, money } = comparing(document, locale);
  const amounts = { stated: money(head.total), comesTo: money(document.total) };
  const by = differs(head.total, document.total);
  if (by === 'yes') return faultOf('total', words.totalDiffers(amounts));
  const name = head.number || head.contact;
  return warned(by === 'rounding' && words.totalRounded({ name, ...amounts }));
};

const ofTax = (row: DocumentRow, document: Sums, locale: string): Disagreement => {
  const taxes = taxesIn(row, document);
  const { differs, money } = comparing(document, locale);
  if (taxes && differs(taxes.stated, taxes.comesTo) === 'yes') {
    const amounts = { stated: money(taxes.stated), comesTo: money(taxes.comesTo) };
    return faultOf(taxes.field, words.taxDiffers(amounts));
  }
  const isByAmount = document.lines.some(({ taxId, taxAmount }) => taxId === null && !isZero(taxAmount));
  return warned(isByAmount && words.taxByAmount);
};

const ofPayments = (row: DocumentRow, document: Sums, issued: boolean, locale: string): Disagreement => {
  if (!kindSpec(document.kind).posts) return none;
  const { head } = row;
  const { total, subtype } = document;
  const { differs, money } = comparing(document, locale);
  const [paid, status] = [subtype === 'receipt' ? total : paidOf(row, total), statusOf(row)];
  const left = minus(total, paid);
  if (isNegative(paid)) return faultOf('balance', words.balanceMore({ stated: money(head.balance ?? zero) }));
  if (!issued) return warned(subtype !== 'receipt' && isPositive(paid) && words.paidNotImported);
  if (head.balance !== null && differs(head.balance, left) === 'yes')
    return faultOf('balance', words.balanceDiffers({ stated: money(head.balance), comesTo: money(left) }));
  if (status === 'paid' && differs(left, zero) === 'yes')
    return faultOf('status', words.paidDiffers({ paid: money(paid), total: money(total) }));
  const name = head.number || head.contact;
  return warned(
    status === 'paidInPart' && isZero(paid) && words.partUnknown({ name }),
    status === 'refundedInPart' && words.refundNotImported({ name }),
    status === undefined && words.statusUnread({ status: head.status }),
  );
};

/**
 * Compares a document with the sums and the state that its file says. What differs by rounding alone is told; what differs by more keeps it
 * out.
 *
 * @param issued it is posted, and what was paid with it
 */
export const disagreement = (
  row: DocumentRow,
  document: Sums,
  { issued, locale }: { issued: boolean; locale: string },
): Disagreement => {
  const all = [
    ofTotal(row, document, locale),
    ofTax(row, document, locale),
    ofPayments(row, document, issued, locale),
  ];
  return all.find(({ fault }) => fault) ?? warned(...all.flatMap(({ warnings }) => warnings));
};
