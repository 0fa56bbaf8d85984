import { idToWire } from '../../src/api/wire/id.ts';
import { invoiceLineWire, invoiceWire } from '../../src/api/wire/invoice.ts';
import { invoiceRowWire } from '../../src/api/wire/invoice-row.ts';
import { settlementWire } from '../../src/api/wire/payment.ts';
import { invoiceStatusCode } from '../../src/api/wire/status.ts';
import { creditedOn } from '../../src/domain/documents/credited.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { isOverdue, owedOn } from '../../src/domain/documents/owed.ts';
import { isPositive, plus, zero } from '../../src/domain/money.ts';
import { type PostedFacts, postedFacts } from '../../src/domain/posted/facts.ts';
import { isDeleted } from '../../src/domain/posted/status.ts';
import type { Standing } from '../../src/domain/standing.ts';
import type { PostedView } from '../reports/posted-view.ts';
import type { deliveryOf } from '../store/delivery.ts';
import type { ListedDocument } from '../store/narrowed-documents.ts';
import type { latestSession } from '../store/payment-sessions.ts';
import type { Tx } from '../store/tx.ts';
import { attachmentsAnswerOf } from './attachment.answers.ts';
import { creditNotesAnswerOf } from './credit-note.answers.ts';
import {
  documentAnswerOf,
  emailOf,
  lineAnswerOf,
  type listed,
  maybeId,
  moneyAnswerOf,
  paperAnswerOf,
} from './document.answers.ts';

const typeOf = (subtype: string): 'invoice' | 'receipt' => (subtype === 'receipt' ? 'receipt' : 'invoice');

/** Where an invoice stands, as its page asks its chart. */
const standingOf = ({ status, facts }: Standing<PostedFacts>) => ({
  status,
  facts: { ...facts, credited: [...facts.credited], subtype: typeOf(facts.subtype) },
});

/** The bank its paper names, under the spec's names. */
const bankAnswerOf = ({ paper: { bank } }: Document) => ({
  bankid: maybeId(bank?.id ?? null),
  bankname: bank?.name ?? null,
  accountname: bank?.accountName ?? null,
  accountnumber: bank?.accountNumber ?? null,
  accounttype: bank?.accountType ?? null,
  ACHRoutingNumber: bank?.routingNumber ?? null,
  SortCode: bank?.sortCode ?? null,
  SwiftCode: bank?.swiftCode ?? null,
  BankAddress: bank?.address ?? null,
  isdefault: bank?.isDefault ?? null,
});

/** What is told of invoices alone: how far their goods have come, and the payment session that was opened last. */
export interface InvoiceMore {
  delivery: Awaited<ReturnType<typeof deliveryOf>>;
  session: Awaited<ReturnType<typeof latestSession>>;
}

/** An invoice with all its screen shows, in the spec's words. */
export const invoiceAnswerOf = (
  view: PostedView,
  { delivery, session }: InvoiceMore,
  tx: Pick<Tx, 'today' | 'business'>,
) => {
  const { document } = view;
  const own = invoiceWire.toWire({
    ...documentAnswerOf(document),
    guid: document.id,
    statusCode: invoiceStatusCode(document.status),
    subtype: typeOf(document.subtype),
    createdAt: view.createdAt.toISOString(),
    lines: document.lines.map((line) =>
      invoiceLineWire.toWire({ ...lineAnswerOf(line), createdAt: view.createdAt.toISOString() }),
    ),
    // What was paid towards it while more is owed.
    deposit: isPositive(view.owed) ? view.paid : zero,
    delivery: delivery.status,
    payMethod: session?.method ?? null,
    payProvider: session?.provider ?? null,
    paySession: maybeId(session?.id ?? null),
    paid: view.paid,
    credited: creditedOn(document),
    ...creditNotesAnswerOf(view),
    owed: view.owed,
    payments: view.payments.map((payment) => settlementWire.toWire({ ...payment, id: idToWire(payment.id) })),
    deleted: isDeleted(document.status),
    today: tx.today,
    goodsLeft: view.goodsLeft,
    credit: view.credit,
    quote: view.madeFrom && { id: idToWire(view.madeFrom.id), number: view.madeFrom.number },
    customerDeleted: view.contactDeleted,
    standing: standingOf(view.standing),
    history: view.history.map((event) => ({ ...event, at: event.at.toISOString() })),
    journal: view.journal.map(({ onDay, ...entry }) => ({ ...entry, id: idToWire(entry.id), date: onDay })),
  });
  return {
    ...own,
    ...moneyAnswerOf(document, tx.business.homeCurrency),
    ...paperAnswerOf(document, view.material),
    ...attachmentsAnswerOf(view.attachments),
    ...bankAnswerOf(document),
    email: emailOf(document),
    paymentlink: document.sending.paymentLink,
    lastpaymentmode: view.lastPaymentMode,
    ShippingValue: document.shipping,
    ShippingTotal: plus(document.shipping, document.shippingTax),
    PaidAmount: view.paidAtHome,
    Balance: view.owedAtHome,
    // A document is paid in its own currency, which counts as the foreign one.
    ForeignPaidAmount: view.paid,
    ForeignBalance: view.owed,
  };
};

/** One row of the list; overdue is derived from the due date and what is open, never stored. */
export const invoiceRowOf = (row: ListedDocument, today: string) => {
  const standing = standingOf({ status: row.status, facts: postedFacts(row) });
  return invoiceRowWire.toWire({
    ...row,
    id: idToWire(row.id),
    statusCode: invoiceStatusCode(row.status),
    subtype: typeOf(row.subtype),
    overdue: isOverdue(row, today),
    owed: owedOn(row),
    standing,
  });
};

type PostedRow = ReturnType<typeof invoiceRowOf>;

/** A page of the list. */
export const invoiceListOf = ({
  rows,
  total,
  page,
  pages,
}: Awaited<ReturnType<typeof listed<PostedRow>>>) => ({
  Invoices: rows,
  Total: total,
  PageTotal: pages,
  CurrentPage: page,
});
