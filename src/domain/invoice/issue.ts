import type { Entry, EntryLine } from '../books/entry.ts';
import { reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import { atRate, type OpenItem, type Settlement } from '../books/open-item.ts';
import { receivable, type Side } from '../books/side.ts';
import type { Stock } from '../books/stock.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { homeSumsOf } from '../documents/totals.ts';
import { type Decimal, isZero, minus, negated, zero } from '../money.ts';
import { emptyPlan, type Plan, record, type World } from '../plan.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';
import { rateWords } from '../words/rates.ts';
import {
  type Decided,
  entryOf,
  type InvoiceBook,
  lineOf,
  moved,
  owedItemOf,
  owedLine,
  posted,
} from './book.ts';
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

const salesLines = (document: Document, world: World): EntryLine[] => [
  ...document.lines.flatMap((line) => linesOf(document, line, world)),
  credit(document, world.accounts.shipping, document.shipping, world, {}),
  credit(document, world.accounts.taxCollected, document.shippingTax, world, {
    taxId: document.terms.shippingTax?.id ?? null,
    taxBase: document.shipping,
  }),
];

/** How a kind of document stands in the books: on which side, called what, and with which lines beside what is owed. */
export interface Posting {
  side: Side;
  memo: (document: Document) => string;
  lines: (document: Document, world: World) => EntryLine[];
}

/** An invoice or a receipt in the books. */
export const salePosting: Posting = {
  side: receivable,
  memo: ({ subtype }) => (subtype === 'receipt' ? 'Receipt' : 'Invoice'),
  lines: salesLines,
};

/** What a document is worth at home: the sum of its entry's other lines, each converted once. */
export const homeTotalOf = (document: Document, world: World): Decimal =>
  homeSumsOf(document, document.rate, world.homeDigits).total;

/**
 * The entry of an issued document: of an invoice income, discount and tax per line, shipping, and what is owed as their
 * sum, so that the home total is the sum of the converted lines. One of zero alone has no lines. Source: answers.md, "Postings".
 */
export const issueEntry = (
  document: Document,
  world: World,
  { side, memo, lines }: Posting = salePosting,
): Entry =>
  entryOf(world, {
    onDay: document.issuedOn,
    kind: side.entry,
    documentId: document.id,
    memo: memo(document),
    lines: [
      owedLine({ side, document }, homeTotalOf(document, world), document.total, world),
      ...lines(document, world),
    ],
  });

/** The postings of an issued document: its entry, and the item that is owed unless it asks for nothing. */
const postingsOf = (
  document: Document,
  world: World,
  posting: Posting,
): { entries: Entry[]; items: OpenItem[]; homeTotal: Decimal } => {
  const { entries, entryId } = posted(issueEntry(document, world, posting));
  const homeTotal = homeTotalOf(document, world);
  if (isZero(document.total) || !document.contactId) return { entries, items: [], homeTotal };
  const item: OpenItem = {
    id: world.newId(),
    side: posting.side.owed,
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

/** Issues a draft: number taken, entry posted, what is owed opened, tracked goods gone. Refused without its exchange rate. */
export const planIssue = (
  document: Document,
  stock: Stock,
  to: Decided,
  world: World,
  posting: Posting = salePosting,
): Plan | Refusal => {
  if (document.lacksRate) return invalid('rate', rateWords.neededOfDraft(document.currency));
  const locked = lockRefusal(world, document.issuedOn);
  if (locked) return locked;
  const goods = goodsLeave(document, stock, document.issuedOn, world);
  if (isRefusal(goods)) return goods;
  const postings = postingsOf(document, world, posting);
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

/** Takes a document back out of the books on a day: its entry reversed, what was owed cleared. */
export const unpost = (
  book: InvoiceBook,
  world: World,
  onDay: string,
  memo: string,
): { entries: Entry[]; settlements: Settlement[] } => {
  const issued = book.entries.find((entry) => entry.kind === book.side.entry);
  const item = owedItemOf(book);
  const reversal = issued ? reversed(issued, { id: world.newId(), onDay, memo }) : null;
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
export const planEdit = (
  book: InvoiceBook,
  edited: Document,
  to: Decided,
  world: World,
  posting: Posting = salePosting,
): Plan | Refusal => {
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
  const postings = postingsOf(content, world, posting);
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
