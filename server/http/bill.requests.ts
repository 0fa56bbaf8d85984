import type { billCalls } from '../../src/api/contract/bill.ts';
import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import { billFormWire, billLineWire } from '../../src/api/wire/bill.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { placeWire } from '../../src/api/wire/money.ts';
import { invoiceStatusOf } from '../../src/api/wire/status.ts';
import type { EarlyTerms } from '../../src/domain/early-terms.ts';
import { zero } from '../../src/domain/money.ts';
import { isBilled } from '../../src/domain/posted/status.ts';
import type { CreatePosted } from '../services/look-up.ts';
import type { DocumentFilter } from '../store/narrowed-documents.ts';
import { listRequestOf, plain, requestedStatuses } from './document.requests.ts';
import { purchaseRequestOf } from './purchase.requests.ts';
import { pricedLineOf } from './sent-lines.ts';

type Calls = typeof billCalls;
type Sent = BodyOf<Calls['createBill']>;
type SentTerms = { [Field in keyof EarlyTerms]?: EarlyTerms[Field] | undefined };

/** "0", which the spec has for none, is none. */
const vendorReferenceOf = (sent: string | undefined): { reference?: string } =>
  sent === undefined ? {} : { reference: sent.trim() === '0' ? '' : sent };

/** What is off for paying early as sent; one without the other is no terms, which the domain tells. */
const earlyOf = ({ earlyPercent, earlyDays }: SentTerms): { early?: EarlyTerms } =>
  earlyPercent === undefined && earlyDays === undefined
    ? {}
    : { early: { earlyPercent: earlyPercent ?? null, earlyDays: earlyDays ?? null } };

/** The form as sent, in our words. A missing due date stays missing: the domain proposes one. */
const billRequestOf = (body: Sent): CreatePosted => {
  const form = billFormWire.fromWire(body);
  return {
    subtype: 'bill',
    issue: isBilled(invoiceStatusOf(form.status ?? '') ?? ''),
    ...purchaseRequestOf(form, body, placeWire.fromWire(body)),
    ...vendorReferenceOf(form.reference),
    ...earlyOf(form),
    deposit: zero,
    mode: 1,
    confirmed: form.confirmed ?? false,
    lines: form.lines.map((sent, index) => {
      const line = billLineWire.fromWire(sent);
      return { ...pricedLineOf(sent, line, index), accountId: line.accountId ?? null };
    }),
  };
};

/** A new bill as sent, in our words: not paid unless it is said to be a draft. */
export const newBillOf = (body: Sent): CreatePosted => billRequestOf({ Status: 'NotPaid', ...body });

/** An edited bill as sent, in our words. */
export const editedBillOf = (body: BodyOf<Calls['updateBill']>) => ({
  ...billRequestOf(body),
  id: idFromWire(body.VendorBillID),
  version: body.version ?? null,
});

/** The list's query in our words. */
export const billFilterOf = (query: QueryOf<Calls['listBills']>): DocumentFilter => {
  const status = query.status ?? '';
  return {
    ...listRequestOf('bill', query),
    statuses: requestedStatuses('bill', [status], { fullypaid: 'Paid', unpaid: 'NotPaid' }),
    overdue: plain(status) === 'overdue',
    subtypes: [],
    locations: [],
    ...(query.vendorid ? { customerId: idFromWire(query.vendorid) } : {}),
  };
};
