import type { BudgetType } from '../../src/domain/budget/budget.ts';

/** One line of a document of the story: a ware by its place in the cast, and how many. */
export interface StoryLine {
  ware: number;
  quantity: number;
}

/** What a deal begins with, and what becomes of it. Days are counted from the story's first. */
export interface Deal {
  n: number;
  customer: number;
  lines: StoryLine[];
  discountPercent: number;
  shipping: number;
}

/** What is ordered of a vendor: wares by their place in the cast, and how many. */
export interface Purchase {
  n: number;
  vendor: number;
  lines: StoryLine[];
}

/** What is entered by hand, and which money is moved. */
export type BookEntryName = 'machine' | 'wear' | 'electricity' | 'slip';
export type BookTransferName = 'till' | 'pounds' | 'home';

/** One act of the story on its day. Acts on the same deal or purchase name it by its number. */
export type StoryAct = { day: string } & (
  | { act: 'vendor'; vendor: number }
  | { act: 'order'; purchase: Purchase }
  | { act: 'bill order'; purchase: number; share: number }
  | { act: 'approve bill'; purchase: number }
  | { act: 'rent'; purchase: number }
  | { act: 'pay bill'; purchase: number }
  | { act: 'send back'; purchase: number }
  | { act: 'spend'; spending: number }
  | { act: 'bank' }
  | { act: 'tax'; tax: number }
  | { act: 'rate' }
  | { act: 'customer'; customer: number }
  | { act: 'ware'; ware: number }
  | { act: 'quote'; deal: Deal }
  | { act: 'invoice'; deal: Deal; issue: boolean }
  | { act: 'convert'; deal: number; target: 'invoice' | 'receipt' }
  | { act: 'delete quote'; deal: number }
  | { act: 'pay'; deal: number; share: number; mode: 1 | 2 | 3 }
  | { act: 'cancel'; deal: number; payments: 'credit' | 'refund' }
  | { act: 'give back'; deal: number }
  | { act: 'write off'; deal: number }
  | { act: 'pounds' }
  | { act: 'entry'; entry: BookEntryName; n: number; reverseOn?: string }
  | { act: 'take back'; n: number }
  | { act: 'transfer'; transfer: BookTransferName }
  | { act: 'count'; short: string }
  | { act: 'budget'; year: number; type: BudgetType }
  | { act: 'statement'; n: number; from: string | null; to: string }
  | { act: 'tick'; n: number; from: string; to: string; leave: number }
  | { act: 'finish'; n: number }
);
