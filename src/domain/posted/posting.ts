import type { EntryLine } from '../books/entry.ts';
import type { Side } from '../books/side.ts';
import type { Stock } from '../books/stock.ts';
import type { Day } from '../day.ts';
import type { Document } from '../documents/document.ts';
import type { World } from '../plan.ts';
import type { Refusal } from '../refusal.ts';
import type { PostedBook } from './book.ts';
import type { GoodsPlan } from './goods.ts';

/** How goods move with a document: when it is issued, when it is taken back, and when it is posted anew. */
export interface GoodsFlow {
  issued: (document: Document, stock: Stock, onDay: Day, world: World) => GoodsPlan | Refusal;
  takenBack: (book: PostedBook, onDay: Day, memo: string, world: World) => GoodsPlan | Refusal;
  /** What the document moved goes back on its own day, and what it moves from now on moves on the new one. */
  corrected: (book: PostedBook, edited: Document, world: World) => GoodsPlan | Refusal;
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
