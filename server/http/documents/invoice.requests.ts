import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { invoiceCalls } from '../../../src/api/calls/invoice.ts';
import { isBilled } from '../../../src/domain/documents/posted-status.ts';
import { decimal, zero } from '../../../src/domain/money.ts';
import type { CreatePosted } from '../../services/look-up.ts';
import type { DocumentFilter } from '../../store/documents/narrowed-documents.ts';
import { formRequestOf, listRequestOf, plain, requestedStatuses } from './document.requests.ts';
import { plainLineOf } from './sent-lines.ts';

type Calls = typeof invoiceCalls;

/** The form as sent. A missing due date stays missing: the domain proposes one. */
export const invoiceRequestOf = (form: ArgsOf<Calls['createInvoice']>): CreatePosted => ({
  subtype: form.subtype,
  issue: isBilled(form.status),
  ...formRequestOf(form),
  dueOn: form.dueOn ?? null,
  ...(form.theirReference === undefined ? {} : { reference: form.theirReference }),
  paper: { bankId: form.bankId, supplyOn: form.supplyOn },
  delivery: form.delivery ?? null,
  depositRequired: form.depositRequired ? decimal(form.depositRequired) : null,
  deposit: form.deposit ? decimal(form.deposit) : zero,
  mode: form.mode ?? 1,
  lines: form.lines.map(plainLineOf),
});

const narrowed = (
  statuses: readonly string[],
  types: readonly string[],
  locations: readonly string[] = [],
) => ({
  statuses: requestedStatuses('invoice', statuses, { fullypaid: 'Paid' }),
  overdue: statuses.map(plain).includes('overdue'),
  subtypes: types
    .map((type) => plain(type).replace(/s$/, ''))
    .filter((type) => type === 'invoice' || type === 'receipt'),
  locations: [...locations],
});

/** What a list, or the file of one, is narrowed to. An unknown sort is the spec's default: issue date, descending. */
export const filterOf = (
  sent: Omit<ArgsOf<Calls['exportInvoices']> & ArgsOf<Calls['listInvoices']>, 'ids'>,
): DocumentFilter => ({
  ...listRequestOf('invoice', sent),
  ...narrowed(sent.status ? [sent.status] : [], sent.type ? [sent.type] : [], sent.locations),
});

/** The same of a list at some locations. */
export const locationFilterOf = (sent: ArgsOf<Calls['listInvoicesByLocation']>): DocumentFilter => ({
  ...listRequestOf('invoice', sent),
  ...narrowed(sent.statuses ?? [], sent.types ?? [], sent.locations),
});
