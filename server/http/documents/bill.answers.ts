import { billStatusName } from '../../../src/api/calls/document-status.ts';
import { creditedOn, creditStateIn, paidOn } from '../../../src/domain/documents/credited.ts';
import type { Document, DocumentLine } from '../../../src/domain/documents/document.ts';
import { isOverdue, owedAtHome, owedOn } from '../../../src/domain/documents/owed.ts';
import { minus, plus, zero } from '../../../src/domain/money.ts';
import { type PostedFacts, postedFacts } from '../../../src/domain/posted/facts.ts';
import { isRecoverable } from '../../../src/domain/tax/tax.ts';
import type { Standing } from '../../../src/domain/values/standing.ts';
import type { PostedView } from '../../reports/posted-view.ts';
import type { Business, Tx } from '../../store/database/tx.ts';
import type { ListedDocument } from '../../store/documents/narrowed-documents.ts';
import { filesAnswerOf } from './attachment.answers.ts';
import { creditNotesAnswerOf } from './credit-note.answers.ts';
import { homeLineOf, lineAnswerOf, ownAnswerOf, paperAnswerOf } from './document.answers.ts';
import { purchaseViewOf } from './purchase.answers.ts';

/** Where a bill stands, as its page asks its chart. */
const standingOf = ({ status, facts }: Standing<PostedFacts>) => ({
  status,
  facts: { ...facts, credited: [...facts.credited], subtype: 'bill' as const },
});

/** The vendor's number as the spec has it: "0" for none. */
const vendorReferenceOf = ({ reference }: Pick<Document, 'reference'>): string => reference || '0';

/** Each tax of a bill's lines once, with what they bear of it. */
const taxesOf = ({ lines }: Pick<Document, 'lines'>) => {
  const taxes = new Map<string, { id: string; name: string; percent: string; amount: string }>();
  for (const { taxId: id, taxName, taxPercent, taxAmount } of lines) {
    if (id === null) continue;
    const amount = plus(taxes.get(id)?.amount ?? zero, taxAmount);
    taxes.set(id, { id, name: taxName ?? '', percent: taxPercent ?? zero, amount });
  }
  return [...taxes.values()];
};

/** A bill as anybody sees it who may see it: each amount in its own currency and at home. */
export const billViewOf = (document: Document, business: Business) => {
  const lineOf = (line: DocumentLine) => ({
    ...lineAnswerOf(line),
    ...homeLineOf(line, document, business),
    billId: document.id,
    taxRecoverable: isRecoverable({ deductible: line.taxDeductible }),
    subtotal: line.amount,
  });
  const lines = document.lines.map(lineOf);
  const foreign = document.currency !== business.homeCurrency;
  const homeOwed = owedAtHome(document);
  const taxes = taxesOf(document);
  const percents = new Set(taxes.map(({ percent }) => percent));
  const view = purchaseViewOf(document, business);
  return {
    ...view,
    reference: vendorReferenceOf(document),
    statusName: billStatusName(document.status),
    lines,
    paid: paidOn(document),
    formPaid: paidOn(document),
    credited: creditedOn(document),
    homePaid: minus(document.homeTotal, homeOwed),
    owed: owedOn(document),
    homeOpen: homeOwed,
    shippingFee: view.shippingTotal,
    otherShippingTaxId: view.shippingTaxId,
    sameAsBilling: view.sameAsOurs,
    taxes,
    taxPercent: percents.size === 1 ? [...percents][0]! : null,
    foreignTotal: foreign ? document.total : null,
    foreignLines: foreign ? lines : [],
  };
};

/** A bill with all its screen shows. */
export const billAnswerOf = (view: PostedView, { today, business }: Pick<Tx, 'today' | 'business'>) => {
  const shown = billViewOf(view.document, business);
  return {
    ...shown,
    lines: shown.lines.map((line) => ({ ...line, account: view.lineAccounts.get(line.id) ?? null })),
    ...paperAnswerOf(view.document, view.material),
    ...filesAnswerOf(view.attachments),
    homePaid: view.paidAtHome,
    paid: view.paid,
    ...ownAnswerOf(view, today),
    createdAt: view.createdAt.toISOString(),
    writtenOff: view.document.writtenOff,
    payments: view.payments,
    ...creditNotesAnswerOf(view),
    orderId: view.madeFrom?.id ?? null,
    order: view.madeFrom?.number ?? null,
    credit: view.credit,
    lastPaymentMode: view.lastPaymentMode,
    standing: standingOf(view.standing),
    journal: view.journal,
  };
};

/** One row of the list; overdue is derived from the due date and what is open, never stored. */
export const billRowOf = (row: ListedDocument, today: string) => ({
  ...row,
  reference: vendorReferenceOf(row),
  orderId: row.sourceId,
  order: row.sourceNumber,
  overdue: isOverdue(row, today),
  owed: owedOn(row),
  creditState: creditStateIn(row),
  standing: standingOf({ status: row.status, facts: postedFacts(row) }),
  statusName: billStatusName(row.status),
});
