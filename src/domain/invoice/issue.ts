import type { Entry, EntryLine } from '../books/entry.ts';
import { reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import { atRate, type OpenItem, type Settlement } from '../books/open-item.ts';
import type { Stock } from '../books/stock.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { homeSumsOf } from '../documents/totals.ts';
import { type Decimal, isZero, minus, negated, zero } from '../money.ts';
import { emptyPlan, type Plan, record, type World } from '../plan.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { rateWords } from '../words/rates.ts';
import { type Decided, entryOf, type InvoiceBook, lineOf, moved, posted, receivableOf } from './book.ts';
import { goodsLeave, goodsReturn } from './goods.ts';

const credit = (
  document: Document,
  accountId: number,
  foreign: Decimal,
  world: World,
  more: Partial<EntryLine>,
) =>
  lineOf(document, {
    accountId,
    amount: negated(atRate(foreign, document.rate, world.homeDigits)),
    foreignAmount: negated(foreign),
    ...more,
  });

const linesOf = (document: Document, line: DocumentLine, world: World): EntryLine[] => {
  const about = {
    documentLineId: line.id,
    productId: line.productId,
    quantity: line.quantity,
    categoryId: line.categoryId,
    memo: line.name,
  };
  return [
    credit(document, line.accountId ?? world.accounts.sales, line.amount, world, about),
    credit(document, world.accounts.discount, negated(line.discountShare), world, about),
    credit(document, world.accounts.taxCollected, line.taxAmount, world, {
      ...about,
      quantity: null,
      taxId: line.taxId,
      taxBase: document.terms.taxAfterDiscount ? minus(line.amount, line.discountShare) : line.amount,
    }),
  ];
};

const creditLines = (document: Document, world: World): EntryLine[] => [
  ...document.lines.flatMap((line) => linesOf(document, line, world)),
  credit(document, world.accounts.shipping, document.shipping, world, {}),
  credit(document, world.accounts.taxCollected, document.shippingTax, world, {
    taxId: document.terms.shippingTax?.id ?? null,
    taxBase: document.shipping,
  }),
];

/** What a document is worth at home: the sum of its entry's other lines, each converted once. */
export const homeTotalOf = (document: Document, world: World): Decimal =>
  homeSumsOf(document, document.rate, world.homeDigits).total;

/**
 * The sale entry of an invoice: income, discount and tax per line, shipping, and the receivable as their sum, so that
 * the home total is the sum of the converted lines. An all-zero invoice's has no lines. Source: answers.md, "Postings".
 */
export const saleEntry = (document: Document, world: World): Entry =>
  entryOf(world, {
    onDay: document.issuedOn,
    kind: 'sale',
    documentId: document.id,
    memo: document.subtype === 'receipt' ? 'Receipt' : 'Invoice',
    lines: [
      lineOf(document, {
        accountId: world.accounts.receivable,
        amount: homeTotalOf(document, world),
        foreignAmount: document.total,
      }),
      ...creditLines(document, world),
    ],
  });

/** The postings of an issued document: its sale entry, and the item the customer owes unless it asks for nothing. */
const salePostings = (
  document: Document,
  world: World,
): { entries: Entry[]; items: OpenItem[]; homeTotal: Decimal } => {
  const { entries, entryId } = posted(saleEntry(document, world));
  const homeTotal = homeTotalOf(document, world);
  if (isZero(document.total) || !document.contactId) return { entries, items: [], homeTotal };
  const item: OpenItem = {
    id: world.newId(),
    side: 'receivable',
    contactId: document.contactId,
    documentId: document.id,
    paymentId: null,
    entryId,
    onDay: document.issuedOn,
    dueOn: document.dueOn ?? document.issuedOn,
    currency: document.currency,
    rate: document.rate,
    amount: document.total,
    homeAmount: homeTotal,
    open: document.total,
    homeOpen: homeTotal,
  };
  return { entries, items: [item], homeTotal };
};

/** Issues a draft: number taken, sale posted, receivable opened, tracked goods gone. Refused without its exchange rate. */
export const planIssue = (document: Document, stock: Stock, to: Decided, world: World): Plan | Refusal => {
  if (document.lacksRate) return invalid('rate', rateWords.neededOfDraft(document.currency));
  const locked = lockRefusal(world, document.issuedOn);
  if (locked) return locked;
  const goods = goodsLeave(document, stock, document.issuedOn, world);
  if (isRefusal(goods)) return goods;
  const postings = salePostings(document, world);
  const after = moved(document, to, {
    homeTotal: postings.homeTotal,
    homeOpen: postings.homeTotal,
  });
  return {
    ...emptyPlan(),
    documents: [
      {
        before: document,
        after,
        linesChanged: false,
        takesNumberFrom: document.number ? null : document.subtype === 'receipt' ? 'receipt' : 'invoice',
      },
    ],
    entries: [...postings.entries, ...goods.entries],
    items: postings.items,
    moves: goods.moves,
    warnings: goods.warnings,
    events: [record(world, 'invoice.issue', document, { from: document.status, to: to.status })],
  };
};

/** Takes the sale back out of the books on a day: its entry reversed, its receivable cleared. */
export const unpost = (
  book: InvoiceBook,
  world: World,
  onDay: string,
  memo: string,
): { entries: Entry[]; settlements: Settlement[] } => {
  const sale = book.entries.find((entry) => entry.kind === 'sale');
  const item = receivableOf(book);
  const reversal = sale ? reversed(sale, { id: world.newId(), onDay, memo }) : null;
  const cleared: Settlement | null = item
    ? {
        id: world.newId(),
        itemId: item.id,
        kind: 'cancel',
        byItemId: null,
        paymentId: null,
        entryId: reversal?.id ?? null,
        onDay,
        amount: item.amount,
        homeAmount: item.homeAmount,
        gain: zero,
        reverses: null,
      }
    : null;
  return { entries: reversal ? [reversal] : [], settlements: cleared ? [cleared] : [] };
};

/**
 * Saves edited content. A draft is only rewritten; an issued, unpaid invoice is posted anew: the old entry reversed on
 * its own day, the new one on the new day, both of which must be open.
 */
export const planEdit = (book: InvoiceBook, edited: Document, to: Decided, world: World): Plan | Refusal => {
  const before = book.document;
  const content = moved({ ...edited, settled: before.settled, writtenOff: before.writtenOff }, to, {
    version: before.version + 1,
    statusBefore: before.statusBefore,
  });
  const event = record(world, 'invoice.edit', before, { from: before.status, to: to.status });
  const change = { before, linesChanged: true, takesNumberFrom: null } as const;
  if (before.number === null)
    return {
      ...emptyPlan(),
      documents: [
        {
          ...change,
          after: {
            ...content,
            homeTotal: homeTotalOf(content, world),
            homeOpen: zero,
          },
        },
      ],
      events: [event],
    };
  const locked = lockRefusal(world, before.issuedOn) ?? lockRefusal(world, edited.issuedOn);
  if (isRefusal(locked)) return locked;
  const back = goodsReturn(book, before.issuedOn, 'Corrected', world);
  const goods = goodsLeave(content, back.stock, content.issuedOn, world);
  if (isRefusal(goods)) return goods;
  const gone = unpost(book, world, before.issuedOn, 'Corrected');
  const postings = salePostings(content, world);
  const home = postings.homeTotal;
  return {
    ...emptyPlan(),
    documents: [{ ...change, after: { ...content, homeTotal: home, homeOpen: home } }],
    entries: [...gone.entries, ...back.entries, ...postings.entries, ...goods.entries],
    settlements: gone.settlements,
    moves: [...back.moves, ...goods.moves],
    items: postings.items,
    warnings: goods.warnings,
    events: [event],
  };
};
