import type { BodyOf, QueryOf } from '../../src/api/contract/call.ts';
import type { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { invoiceFormWire, invoiceLineWire } from '../../src/api/wire/invoice.ts';
import { moneyWire, shipToWire } from '../../src/api/wire/money.ts';
import { invoiceStatusOf } from '../../src/api/wire/status.ts';
import { decimal, zero } from '../../src/domain/money.ts';
import type { DocumentFilter } from '../reports/document-list.ts';
import type { CreateInvoice } from '../services/look-up.ts';
import { listRequestOf, moneyRequestOf, paperRequestOf, plain } from './document.requests.ts';

type Calls = typeof invoiceCalls;

/** The form as sent, in our words. A missing due date stays missing: the domain proposes one. */
export const invoiceRequestOf = (body: BodyOf<Calls['createInvoice']>): CreateInvoice => {
  const form = invoiceFormWire.fromWire(body);
  return {
    subtype: form.subtype,
    issue: invoiceStatusOf(form.status) === 'NotPaid',
    customerId: form.customerId ? idFromWire(form.customerId) : null,
    issuedOn: form.issuedOn ?? null,
    dueOn: form.dueOn ?? null,
    ...moneyRequestOf({ ...moneyWire.fromWire(body), shipTo: shipToWire.fromWire(body) }),
    ...paperRequestOf(body, body.email),
    delivery: form.delivery ?? null,
    depositRequired: form.depositRequired ? decimal(form.depositRequired) : null,
    deposit: form.deposit ? decimal(form.deposit) : zero,
    mode: form.mode ?? 1,
    notes: form.notes ?? '',
    lines: form.lines.map((sent) => {
      const line = invoiceLineWire.fromWire(sent);
      return {
        id: line.id ? idFromWire(line.id) : null,
        productId: line.productId ? idFromWire(line.productId) : null,
        name: line.name,
        description: line.description ?? '',
        quantity: decimal(line.quantity ?? '1'),
        price: decimal(line.price),
        taxId: line.taxId ? idFromWire(line.taxId) : null,
      };
    }),
  };
};

/** The spec's words for what a list is narrowed to, lower case and without blanks. */
const statusFilters = new Map([
  ['paid', 'Paid'],
  ['fullypaid', 'Paid'],
  ['notpaid', 'NotPaid'],
  ['depositpaid', 'DepositPaid'],
  ['draft', 'Draft'],
  ['cancelled', 'Cancelled'],
  ['deleted', 'Deleted'],
]);

const narrowed = (statuses: readonly string[], types: readonly string[]) => {
  const words = statuses.map(plain);
  return {
    statuses: words.flatMap((word) => statusFilters.get(word) ?? []),
    overdue: words.includes('overdue'),
    subtypes: types
      .map((type) => plain(type).replace(/s$/, ''))
      .filter((type) => type === 'invoice' || type === 'receipt'),
  };
};

/** The list's query in our words. An unknown sort is the spec's default: issue date, descending. */
export const filterOf = (query: QueryOf<Calls['listInvoices']>): DocumentFilter => ({
  ...listRequestOf('invoice', query),
  ...narrowed(query.status ? [query.status] : [], query.invoicetype ? [query.invoicetype] : []),
  locations: [],
});

export const locationFilterOf = (body: BodyOf<Calls['listInvoicesByLocation']>): DocumentFilter => ({
  ...listRequestOf('invoice', body),
  ...narrowed(body.StatusList ?? [], body.InvoiceTypeList ?? []),
  locations: (body.LocationIdList ?? []).map(idFromWire),
});
