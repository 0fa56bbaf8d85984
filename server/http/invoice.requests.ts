import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import type { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { invoiceFormWire, invoiceLineWire } from '../../src/api/wire/invoice.ts';
import { moneyWire, shipToWire } from '../../src/api/wire/money.ts';
import { invoiceStatusOf } from '../../src/api/wire/status.ts';
import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { Day } from '../../src/domain/day.ts';
import { decimal, zero } from '../../src/domain/money.ts';
import type { CancelChoice } from '../../src/domain/posted/cancel.ts';
import type { CreatePosted } from '../services/look-up.ts';
import type { DocumentFilter } from '../store/narrowed-documents.ts';
import { attachmentsFrom } from './attachment.answers.ts';
import {
  idOrNull,
  listRequestOf,
  locationRequestOf,
  moneyRequestOf,
  paperRequestOf,
  plain,
  requestedStatuses,
} from './document.requests.ts';
import { refundRateOf } from './payment.requests.ts';
import { plainLineOf } from './sent-lines.ts';

type Calls = typeof invoiceCalls;

/** The form as sent, in our words. A missing due date stays missing: the domain proposes one. */
export const invoiceRequestOf = (body: BodyOf<Calls['createInvoice']>): CreatePosted => {
  const form = invoiceFormWire.fromWire(body);
  return {
    subtype: form.subtype,
    issue: invoiceStatusOf(form.status) === 'NotPaid',
    contactId: idOrNull(form.contactId),
    issuedOn: form.issuedOn ?? null,
    dueOn: form.dueOn ?? null,
    ...(form.theirReference === undefined ? {} : { reference: form.theirReference }),
    paper: {
      bankId: form.bankId === undefined ? undefined : idOrNull(form.bankId),
      supplyOn: form.supplyOn,
    },
    ...moneyRequestOf({ ...moneyWire.fromWire(body), shipTo: shipToWire.fromWire(body) }),
    ...paperRequestOf(body, body.email),
    ...attachmentsFrom(body),
    delivery: form.delivery ?? null,
    depositRequired: form.depositRequired ? decimal(form.depositRequired) : null,
    deposit: form.deposit ? decimal(form.deposit) : zero,
    mode: form.mode ?? 1,
    notes: form.notes ?? '',
    ...locationRequestOf(form),
    lines: form.lines.map((sent) => plainLineOf(invoiceLineWire.fromWire(sent), sent)),
  };
};

const narrowed = (statuses: readonly string[], types: readonly string[]) => ({
  statuses: requestedStatuses('invoice', statuses, { fullypaid: 'Paid' }),
  overdue: statuses.map(plain).includes('overdue'),
  subtypes: types
    .map((type) => plain(type).replace(/s$/, ''))
    .filter((type) => type === 'invoice' || type === 'receipt'),
});

/** The list's query in our words. An unknown sort is the spec's default: issue date, descending. */
export const filterOf = (
  query: QueryOf<Calls['listInvoices']> & Pick<BodyOf<Calls['exportInvoices']>, 'LocationIdList'>,
): DocumentFilter => ({
  ...listRequestOf('invoice', query),
  ...narrowed(query.status ? [query.status] : [], query.invoicetype ? [query.invoicetype] : []),
  locations: (query.LocationIdList ?? []).map(idFromWire),
});

export const locationFilterOf = (body: BodyOf<Calls['listInvoicesByLocation']>): DocumentFilter => ({
  ...listRequestOf('invoice', body),
  ...narrowed(body.StatusList ?? [], body.InvoiceTypeList ?? []),
  locations: (body.LocationIdList ?? []).map(idFromWire),
});

/** What a cancellation does unless told otherwise: payments become credit, goods are back. */
export const choiceOf = (
  body: {
    payments?: 'credit' | 'refund' | undefined;
    goods?: 'back' | 'kept' | undefined;
    paymentmode?: PaymentMode | undefined;
    ExchangeRate?: string | null | undefined;
    date?: Day | undefined;
  },
  ids?: readonly string[],
): Pick<CancelChoice, 'payments' | 'goods' | 'mode' | 'rate' | 'onDay'> => ({
  payments: body.payments ?? 'credit',
  goods: body.goods ?? 'back',
  mode: body.paymentmode ?? null,
  rate: refundRateOf(body, ids),
  onDay: body.date || null,
});
