import { billLineWire, billRowWire, ownBillWire, shownBillWire } from '../../src/api/wire/bill.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { settlementWire } from '../../src/api/wire/payment.ts';
import { billStatusName } from '../../src/api/wire/status.ts';
import { creditedOn, paidOn } from '../../src/domain/documents/credited.ts';
import type { Document, DocumentLine } from '../../src/domain/documents/document.ts';
import { isOverdue, owedAtHome, owedOn } from '../../src/domain/documents/owed.ts';
import { minus, plus, zero } from '../../src/domain/money.ts';
import { type PostedFacts, postedFacts } from '../../src/domain/posted/facts.ts';
import type { Standing } from '../../src/domain/standing.ts';
import { isRecoverable } from '../../src/domain/tax.ts';
import type { PostedView } from '../reports/posted-view.ts';
import type { ListedDocument } from '../store/narrowed-documents.ts';
import type { Business, Tx } from '../store/tx.ts';
import { attachmentsAnswerOf } from './attachment.answers.ts';
import { creditNotesAnswerOf } from './credit-note.answers.ts';
import {
  homeLineOf,
  lineAnswerOf,
  type listed,
  maybeId,
  ownAnswerOf,
  paperAnswerOf,
} from './document.answers.ts';
import { purchaseFiguresOf, purchaseViewOf } from './purchase.answers.ts';

/** Where a bill stands, as its page asks its chart. */
const standingOf = ({ status, facts }: Standing<PostedFacts>) => ({
  status,
  facts: { ...facts, credited: [...facts.credited], subtype: 'bill' as const },
});

/** The vendor's number as the spec has it: "0" for none. */
const vendorReferenceOf = ({ reference }: Pick<Document, 'reference'>): string => reference || '0';

/** Each tax of a bill's lines once, with what they bear of it. */
const taxesOf = ({ lines }: Pick<Document, 'lines'>) => {
  const taxes = new Map<
    string,
    { TaxID: string; TaxName: string; TaxPercentage: string; TaxAmount: string }
  >();
  for (const { taxId, taxName, taxPercent, taxAmount } of lines) {
    if (taxId === null) continue;
    const before = taxes.get(taxId)?.TaxAmount ?? zero;
    taxes.set(taxId, {
      TaxID: idToWire(taxId),
      TaxName: taxName ?? '',
      TaxPercentage: taxPercent ?? zero,
      TaxAmount: plus(before, taxAmount),
    });
  }
  return [...taxes.values()];
};

/** The figures of a bill under the names its form has, in its own currency. */
const formFiguresOf = (document: Document) => {
  const taxList = taxesOf(document);
  const percents = new Set(taxList.map(({ TaxPercentage }) => TaxPercentage));
  return {
    ...purchaseFiguresOf(document),
    PaidAmount: paidOn(document),
    ShippingFee: plus(document.shipping, document.shippingTax),
    ShippingTaxId: maybeId(document.terms.shippingTax?.id ?? null),
    SameAsBillingAddress: document.terms.shipTo === null,
    taxList,
    TaxPercentage: percents.size === 1 ? [...percents][0]! : null,
  };
};

/** A bill as anybody sees it who may see it, in the spec's words: each amount in its own currency and at home. */
export const billViewOf = (document: Document, business: Business) => {
  const lineOf = (line: DocumentLine) =>
    billLineWire.toWire({
      ...lineAnswerOf(line),
      ...homeLineOf(line, document, business),
      billId: idToWire(document.id),
      taxRecoverable: isRecoverable({ deductible: line.taxDeductible }),
      subtotal: line.amount,
    });
  const lines = document.lines.map(lineOf);
  const foreign = document.currency !== business.homeCurrency;
  const owed = owedOn(document);
  const homeOwed = owedAtHome(document);
  return {
    ...shownBillWire.toWire({
      ...purchaseViewOf(document, business),
      reference: vendorReferenceOf(document),
      lines,
      paid: paidOn(document),
      credited: creditedOn(document),
      homePaid: minus(document.homeTotal, homeOwed),
      owed,
      homeOpen: homeOwed,
    }),
    ...formFiguresOf(document),
    StatusName: billStatusName(document.status),
    ForeignCurrencyAmount: foreign ? document.total : null,
    ForeignBillsItems: foreign ? lines : [],
  };
};

/** Settlements as the spec's rows. */
export const paymentsOf = (payments: PostedView['payments']) =>
  payments.map((payment) => settlementWire.toWire({ ...payment, id: idToWire(payment.id) }));

/** The same with what the accounts of its lines without an item are called. */
const withLineAccounts = <Wire extends { VendorBillItems: readonly object[] }>(
  wire: Wire,
  { document, lineAccounts }: PostedView,
) => ({
  ...wire,
  VendorBillItems: wire.VendorBillItems.map((item: Wire['VendorBillItems'][number], at) => ({
    ...item,
    AccountName: lineAccounts.get(document.lines[at]!.id) ?? null,
  })),
});

/** A bill with all its screen shows, in the spec's words. */
export const billAnswerOf = (view: PostedView, { today, business }: Pick<Tx, 'today' | 'business'>) => ({
  ...withLineAccounts(billViewOf(view.document, business), view),
  ...paperAnswerOf(view.document, view.material),
  ...attachmentsAnswerOf(view.attachments),
  HomeTotalPaidAmount: view.paidAtHome,
  ForeignTotalPaidAmount: view.paid,
  ...ownBillWire.toWire({
    ...ownAnswerOf(view, today),
    createdAt: view.createdAt.toISOString(),
    earlyPercent: view.document.earlyPercent,
    earlyDays: view.document.earlyDays,
    writtenOff: view.document.writtenOff,
    payments: paymentsOf(view.payments),
    ...creditNotesAnswerOf(view),
    orderId: maybeId(view.madeFrom?.id ?? null),
    order: view.madeFrom?.number ?? null,
    credit: view.credit,
    lastPaymentMode: view.lastPaymentMode,
    standing: standingOf(view.standing),
    journal: view.journal.map(({ onDay, ...entry }) => ({ ...entry, id: idToWire(entry.id), date: onDay })),
  }),
});

/** One row of the list; overdue is derived from the due date and what is open, never stored. */
export const billRowOf = (row: ListedDocument, today: string) => ({
  ...billRowWire.toWire({
    ...row,
    id: idToWire(row.id),
    reference: vendorReferenceOf(row),
    orderId: maybeId(row.sourceId),
    order: row.sourceNumber,
    overdue: isOverdue(row, today),
    owed: owedOn(row),
    standing: standingOf({ status: row.status, facts: postedFacts(row) }),
  }),
  StatusName: billStatusName(row.status),
});

type BillRow = ReturnType<typeof billRowOf>;

/** A page of the list. */
export const billListOf = ({ rows, total, page, pages }: Awaited<ReturnType<typeof listed<BillRow>>>) => ({
  VendorBills: rows,
  total,
  pagetotal: pages,
  currentpage: page,
});
