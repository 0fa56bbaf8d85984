import type { billCalls } from '../../../src/api/calls/bill.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { isBilled } from '../../../src/domain/documents/posted-status.ts';
import { zero } from '../../../src/domain/money.ts';
import type { EarlyTerms } from '../../../src/domain/values/early-terms.ts';
import type { CreatePosted } from '../../services/look-up.ts';
import type { DocumentFilter } from '../../store/documents/narrowed-documents.ts';
import { listRequestOf, plain, requestedStatuses } from './document.requests.ts';
import { purchaseLineOf, purchaseRequestOf } from './purchase.requests.ts';

type Calls = typeof billCalls;
type Sent = ArgsOf<Calls['createBill']>;
type SentTerms = { [Field in keyof EarlyTerms]?: EarlyTerms[Field] | undefined };

/** "0", which the spec has for none, is none. */
const vendorReferenceOf = (sent: string | undefined): { reference?: string } =>
  sent === undefined ? {} : { reference: sent.trim() === '0' ? '' : sent };

/** What is off for paying early as sent; one without the other is no terms, which the domain tells. */
const earlyOf = ({ earlyPercent, earlyDays }: SentTerms): { early?: EarlyTerms } =>
  earlyPercent === undefined && earlyDays === undefined
    ? {}
    : { early: { earlyPercent: earlyPercent ?? null, earlyDays: earlyDays ?? null } };

/** The form as sent. A missing due date stays missing: the domain proposes one. */
const billRequestOf = (form: Sent): CreatePosted => ({
  subtype: 'bill',
  issue: isBilled(form.status ?? ''),
  ...purchaseRequestOf(form),
  ...vendorReferenceOf(form.reference),
  ...earlyOf(form),
  deposit: zero,
  mode: 1,
  confirmed: form.confirmed ?? false,
  lines: form.lines.map((line, index) => ({
    ...purchaseLineOf(line, index),
    accountId: line.accountId ?? null,
  })),
});

/** A new bill as sent: not paid unless it is said to be a draft. */
export const newBillOf = (form: Sent): CreatePosted => billRequestOf({ status: 'NotPaid', ...form });

/** An edited bill as sent. */
export const editedBillOf = ({ id, version = null, ...form }: ArgsOf<Calls['updateBill']>) => ({
  ...billRequestOf(form),
  id,
  version,
});

/** What a list, or the file of one, is narrowed to. */
export const billFilterOf = ({
  status = '',
  contactId,
  ...sent
}: Omit<ArgsOf<Calls['exportBills']> & ArgsOf<Calls['listBills']>, 'ids'>): DocumentFilter => ({
  ...listRequestOf('bill', sent),
  statuses: requestedStatuses('bill', [status], { fullypaid: 'Paid', unpaid: 'NotPaid' }),
  overdue: plain(status) === 'overdue',
  subtypes: [],
  locations: [],
  ...(contactId && { customerId: contactId }),
});
