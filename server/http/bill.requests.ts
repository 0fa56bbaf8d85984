import type { billCalls } from '../../src/api/contract/bill.ts';
import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import { billFormWire, billLineWire } from '../../src/api/wire/bill.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { placeWire } from '../../src/api/wire/money.ts';
import { zero } from '../../src/domain/money.ts';
import { isBilled } from '../../src/domain/posted/status.ts';
import type { DocumentFilter } from '../reports/document-list.ts';
import type { CreatePosted } from '../services/look-up.ts';
import {
  idOrNull,
  lineRequestOf,
  listRequestOf,
  moneyRequestOf,
  paperRequestOf,
  plain,
  statusesAsked,
} from './document.requests.ts';

type Calls = typeof billCalls;
type Sent = BodyOf<Calls['createBill']>;

/** The price of a line in the bill's currency: the foreign one where it is sent, else the other. */
const priced = ({ HomeUnitPrice, ForeignUnitPrice, ...line }: Sent['VendorBillItems'][number]) =>
  billLineWire.fromWire({ ...line, ForeignUnitPrice: ForeignUnitPrice ?? HomeUnitPrice ?? zero });

/** "0", which the spec has for none, is none. */
const referenceOf = (sent: string | undefined): { reference?: string } =>
  sent === undefined ? {} : { reference: sent.trim() === '0' ? '' : sent };

/** The form as sent, in our words. A missing due date stays missing: the domain proposes one. */
export const billRequestOf = (body: Sent): CreatePosted => {
  const form = billFormWire.fromWire(body);
  const sameAsOurs = body.SameAsBusinessAddress ?? body.SameAsBillingAddress ?? false;
  return {
    subtype: 'bill',
    issue: isBilled(form.status ?? ''),
    contactId: idOrNull(form.contactId),
    ...referenceOf(form.reference),
    issuedOn: form.issuedOn ?? null,
    dueOn: form.dueOn ?? null,
    ...moneyRequestOf({
      ...form,
      foreignCurrencyId: form.foreignCurrencyId || body.ForeignCurrencyIDFK,
      shipTo: sameAsOurs ? {} : placeWire.fromWire(body),
    }),
    ...paperRequestOf(body, body.Email),
    depositRequired: null,
    deposit: zero,
    mode: 1,
    notes: form.notes ?? '',
    confirmed: form.confirmed ?? false,
    lines: form.lines.map(priced).map((line) => ({
      ...lineRequestOf(line),
      accountId: line.accountId ?? null,
    })),
  };
};

/** The list's query in our words. */
export const billFilterOf = (query: QueryOf<Calls['listBills']>): DocumentFilter => {
  const status = query.status ?? '';
  return {
    ...listRequestOf('bill', query),
    statuses: statusesAsked('bill', [status], { fullypaid: 'Paid', unpaid: 'NotPaid' }),
    overdue: plain(status) === 'overdue',
    subtypes: [],
    locations: [],
    ...(query.vendorid ? { customerId: idFromWire(query.vendorid) } : {}),
  };
};
