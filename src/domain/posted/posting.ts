import type { EntryLine } from '../books/entry.ts';
import type { Side } from '../books/side.ts';
import type { Stock } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { CreditedLine, CreditNoteDraft, GivenBack } from '../documents/credit-note.ts';
import type { CreditedShare } from '../documents/credited-shipping.ts';
import type { Document } from '../documents/document.ts';
import { zero } from '../money.ts';
import type { Refusal } from '../values/refusal.ts';
import type { PostedBook } from './book.ts';
import type { GoodsPlan } from './goods.ts';

/** How goods move with a document: when it is issued, when it is taken back, and when it is posted anew. */
export interface GoodsFlow {
  issued: (document: Document, stock: Stock, onDay: Day, world: World) => GoodsPlan | Refusal;
  goodsReversed: (book: PostedBook, onDay: Day, memo: string, world: World) => GoodsPlan | Refusal;
  /** What the document moved goes back on its own day, and what it moves from now on moves on the new one. */
  corrected: (book: PostedBook, edited: Document, world: World) => GoodsPlan | Refusal;
  /** What taking them back is called in the journal. */
  goodsReversedMemo: string;
}

/** The goods of one line of a credit note: how many moved, positive where they came, and what they are worth at home. */
export type MovedGoods = Pick<CreditedLine, 'moveId' | 'moved' | 'value'>;
export const notMoved: MovedGoods = { moveId: null, moved: zero, value: zero };

/** What giving parts of lines and shipping back books: the lines beside the money, what goods do, and what of each part moved. */
export interface CreditedBooks {
  /** Their home amounts add up to what is given back at home. */
  lines: EntryLine[];
  goods: GoodsPlan;
  moved: MovedGoods[];
  /** Each line's part of the shipping that goes back; none where shipping is no cost of lines. */
  shares: CreditedShare[];
}
export type CreditedFlow = (
  book: PostedBook,
  given: GivenBack,
  draft: CreditNoteDraft,
  world: World,
) => CreditedBooks | Refusal;

/** How a kind of document is posted: on which side, called what, with which lines beside what is owed and which goods. */
export interface Posting {
  side: Side;
  memo: (document: Document) => string;
  /** Their home amounts add up to what the document is worth at home. */
  lines: (document: Document, world: World, stock: Stock) => EntryLine[];
  goods: GoodsFlow;
  credited: CreditedFlow;
}
