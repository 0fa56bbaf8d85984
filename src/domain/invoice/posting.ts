import type { EntryLine } from '../books/entry.ts';
import { atRate } from '../books/open-item.ts';
import { receivable, type Side } from '../books/side.ts';
import type { Stock } from '../books/stock.ts';
import type { Day } from '../day.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { type Decimal, minus, negated } from '../money.ts';
import type { World } from '../plan.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import * as words from '../words/journal-memos.ts';
import { type InvoiceBook, lineOf } from './book.ts';
import { type GoodsPlan, goodsLeave, goodsReturn, together } from './goods.ts';

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

/** How goods move with a document: when it is issued, when it is taken back, and when it is posted anew. */
export interface GoodsFlow {
  issued: (document: Document, stock: Stock, onDay: Day, world: World) => GoodsPlan | Refusal;
  takenBack: (book: InvoiceBook, onDay: Day, memo: string, world: World) => GoodsPlan | Refusal;
  /** What the document moved goes back on its own day, and what it moves from now on moves on the new one. */
  corrected: (book: InvoiceBook, edited: Document, world: World) => GoodsPlan | Refusal;
  /** What taking them back is called in the journal. */
  takenBackMemo: string;
}

/** How a kind of document stands in the books: on which side, called what, with which lines beside what is owed and which goods. */
export interface Posting {
  side: Side;
  memo: (document: Document) => string;
  /** Their home amounts add up to what the document is worth at home. */
  lines: (document: Document, world: World, stock: Stock) => EntryLine[];
  goods: GoodsFlow;
}

/** An invoice or a receipt in the books. */
export const salePosting: Posting = {
  side: receivable,
  memo: ({ subtype }) => (subtype === 'receipt' ? 'Receipt' : 'Invoice'),
  lines: salesLines,
  goods: {
    issued: goodsLeave,
    takenBack: goodsReturn,
    corrected: (book, edited, world) => {
      const back = goodsReturn(book, book.document.issuedOn, words.corrected, world);
      const gone = goodsLeave(edited, back.stock, edited.issuedOn, world);
      return isRefusal(gone) ? gone : together(back, gone);
    },
    takenBackMemo: words.goodsCameBack,
  },
};
