import type { World } from '../books/world.ts';
import type { CancelledFigures, CreditNote } from '../documents/credit-note.ts';
import type { Document } from '../documents/document.ts';
import { printedLine } from '../documents/printable.ts';
import { grossSumsOf } from '../documents/typed-again.ts';
import { zero } from '../money.ts';
import type { Plan } from '../plan/plan.ts';

const figuresOf = (document: Document): CancelledFigures => {
  const { number, issuedOn, currency, rate, subtotal, discount, tax } = document;
  const { shipping, shippingTax, total, homeTotal, terms, paper, lines } = document;
  const named = terms.shippingTax && { name: terms.shippingTax.name, percent: terms.shippingTax.percent };
  const gross = grossSumsOf(document);
  return {
    number,
    issuedOn,
    currency,
    rate,
    subtotal,
    discount,
    tax,
    shipping,
    shippingTax,
    total,
    homeTotal,
    lines: lines.map(printedLine),
    details: {
      taxAfterDiscount: terms.taxAfterDiscount,
      ...(gross && { gross }),
      shippingTax: named,
      supplyOn: paper.supplyOn,
    },
  };
};

/**
 * The paper that says an issued document is cancelled: numbered in a series of its own, and naming the document. It posts
 * nothing; the entry that reverses the sale is the cancelled document's.
 *
 * @param entryId the entry that reversed it; null where nothing was posted
 */
export const cancellationOf = (
  document: Document,
  { onDay, entryId }: Pick<CreditNote, 'onDay' | 'entryId'>,
  world: World,
): Plan['creditNotes'][number] => ({
  takesNumberFrom: 'cancellation',
  note: {
    id: world.newId(),
    documentId: document.id,
    number: null,
    onDay,
    reason: '',
    amount: document.total,
    settled: zero,
    homeAmount: document.homeTotal,
    lines: [],
    shipping: null,
    figures: figuresOf(document),
    settlementId: null,
    entryId,
    goodsEntryId: null,
    itemId: null,
    paymentId: null,
  },
});
