import { invoiceStatusCode } from '../../../src/api/calls/document-status.ts';
import { creditedOn, creditStateIn } from '../../../src/domain/documents/credited.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import { isOverdue, owedOn } from '../../../src/domain/documents/owed.ts';
import { isDeleted } from '../../../src/domain/documents/posted-status.ts';
import { isPositive, plus, zero } from '../../../src/domain/money.ts';
import { type PostedFacts, postedFacts } from '../../../src/domain/posted/facts.ts';
import type { Standing } from '../../../src/domain/values/standing.ts';
import type { PostedView } from '../../reports/posted-view.ts';
import type { Tx } from '../../store/database/tx.ts';
import type { deliveryOf } from '../../store/documents/delivery.ts';
import type { ListedDocument } from '../../store/documents/narrowed-documents.ts';
import type { latestSession } from '../../store/providers/payment-sessions.ts';
import { filesAnswerOf } from './attachment.answers.ts';
import { creditNotesAnswerOf } from './credit-note.answers.ts';
import { emailOf, lineAnswerOf, paperAnswerOf, termsAnswerOf } from './document.answers.ts';

const typeOf = (subtype: string): 'invoice' | 'receipt' => (subtype === 'receipt' ? 'receipt' : 'invoice');

/** Where an invoice stands, as its page asks its chart. */
const standingOf = ({ status, facts }: Standing<PostedFacts>) => ({
  status,
  facts: { ...facts, credited: [...facts.credited], subtype: typeOf(facts.subtype) },
});

/** The bank its paper names. */
const bankAnswerOf = ({ paper: { bank } }: Document) => ({
  bankId: bank?.id ?? null,
  bankName: bank?.name ?? null,
  accountName: bank?.accountName ?? null,
  accountNumber: bank?.accountNumber ?? null,
  accountType: bank?.accountType ?? null,
  routingNumber: bank?.routingNumber ?? null,
  sortCode: bank?.sortCode ?? null,
  swiftCode: bank?.swiftCode ?? null,
  bankAddress: bank?.address ?? null,
  isDefaultBank: bank?.isDefault ?? null,
});

/** What is told of invoices alone: how far their goods have come, and the payment session that was opened last. */
export interface InvoiceMore {
  delivery: Awaited<ReturnType<typeof deliveryOf>>;
  session: Awaited<ReturnType<typeof latestSession>>;
}

/** An invoice with all its screen shows. */
export const invoiceAnswerOf = (
  view: PostedView,
  { delivery, session }: InvoiceMore,
  tx: Pick<Tx, 'today' | 'business'>,
) => {
  const { document } = view;
  const createdAt = view.createdAt.toISOString();
  return {
    ...document,
    ...document.parties,
    ...termsAnswerOf(document, tx.business.homeCurrency),
    ...paperAnswerOf(document, view.material),
    ...filesAnswerOf(view.attachments),
    ...bankAnswerOf(document),
    guid: document.id,
    statusCode: invoiceStatusCode(document.status),
    subtype: typeOf(document.subtype),
    createdAt,
    lines: document.lines.map((line) => ({ ...lineAnswerOf(line), createdAt })),
    email: emailOf(document),
    paymentLink: document.sending.paymentLink,
    // What was paid towards it while more is owed.
    deposit: isPositive(view.owed) ? view.paid : zero,
    delivery: delivery.status,
    payMethod: session?.method ?? null,
    payProvider: session?.provider ?? null,
    session: session?.id ?? null,
    paid: view.paid,
    credited: creditedOn(document),
    ...creditNotesAnswerOf(view),
    owed: view.owed,
    payments: view.payments,
    deleted: isDeleted(document.status),
    today: tx.today,
    goodsLeft: view.goodsLeft,
    credit: view.credit,
    quote: view.madeFrom,
    customerDeleted: view.contactDeleted,
    standing: standingOf(view.standing),
    history: view.history.map((event) => ({ ...event, at: event.at.toISOString() })),
    journal: view.journal,
    lastPaymentMode: view.lastPaymentMode,
    shippingValue: document.shipping,
    shippingSum: plus(document.shipping, document.shippingTax),
    homePaid: view.paidAtHome,
    homeOpen: view.owedAtHome,
    // A document is paid in its own currency, which counts as the foreign one.
    foreignPaid: view.paid,
    foreignOpen: view.owed,
  };
};

/** One row of the list; overdue is derived from the due date and what is open, never stored. */
export const invoiceRowOf = (row: ListedDocument, today: string) => ({
  ...row,
  statusCode: invoiceStatusCode(row.status),
  subtype: typeOf(row.subtype),
  overdue: isOverdue(row, today),
  owed: owedOn(row),
  creditState: creditStateIn(row),
  standing: standingOf({ status: row.status, facts: postedFacts(row) }),
});
