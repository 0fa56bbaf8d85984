import type { TaxedLine } from '../books/entry.ts';
import { receivable } from '../books/side.ts';
import type { World } from '../books/world.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { atRate, type Decimal, negated } from '../money.ts';
import { aboutLine, lineOf } from '../posted/book.ts';
import { goodsLeave, goodsReturn, together } from '../posted/goods.ts';
import type { Posting } from '../posted/posting.ts';
import { type AboutTax, saleTaxLine, type TaxedPart, taxedLine, taxedShipping } from '../posted/taxed.ts';
import { isRefusal } from '../values/refusal.ts';
import { journalMemos as words } from '../words/ledger.ts';
import { saleCredited } from './credited.ts';

const credit = (
  document: Document,
  accountId: number,
  foreign: Decimal,
  world: World,
  more: Partial<TaxedLine>,
) =>
  lineOf(document, {
    accountId,
    amount: negated(atRate(foreign, document.rate, world.homeDigits)),
    foreignAmount: negated(foreign),
    ...more,
  });

const taxLines = (document: Document, part: TaxedPart | null, about: AboutTax, world: World): TaxedLine[] =>
  part ? [saleTaxLine(document, part, part, about, world)] : [];

const linesOf = (document: Document, line: DocumentLine, world: World): TaxedLine[] => {
  const about = { ...aboutLine(document, line), quantity: line.quantity };
  return [
    credit(document, line.accountId ?? world.accounts.sales, line.amount, world, about),
    credit(document, world.accounts.discount, negated(line.discountShare), world, about),
    ...taxLines(document, taxedLine(document, line), { ...about, quantity: null }, world),
  ];
};

const salesLines = (document: Document, world: World): TaxedLine[] => [
  ...document.lines.flatMap((line) => linesOf(document, line, world)),
  credit(document, world.accounts.shipping, document.shipping, world, {}),
  ...taxLines(document, taxedShipping(document), {}, world),
];

/** An invoice or a receipt in the books. */
export const salePosting: Posting = {
  side: receivable,
  memo: ({ subtype }) => (subtype === 'receipt' ? 'Receipt' : 'Invoice'),
  lines: salesLines,
  goods: {
    issued: goodsLeave,
    goodsReversed: goodsReturn,
    corrected: (book, edited, world) => {
      const back = goodsReturn(book, book.document.issuedOn, words.corrected, world);
      const gone = goodsLeave(edited, back.stock, edited.issuedOn, world);
      return isRefusal(gone) ? gone : together(back, gone);
    },
    goodsReversedMemo: words.goodsCameBack,
  },
  credited: saleCredited,
};
