import type { EntryLine, TaxedLine } from '../books/entry.ts';
import { moving, type Stock, type StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import { type CreditNoteDraft, type LineBack, leftToCredit } from '../documents/credit-note.ts';
import { type ShippingBack, shippingLeft } from '../documents/credited-shipping.ts';
import type { DocumentLine } from '../documents/document.ts';
import { type Decimal, isZero, minus, negated, plus, shared, sum, zero } from '../money.ts';
import { aboutLine, lineOf, type PostedBook, postedAccount, taxAccounts } from '../posted/book.ts';
import { goodsMoved } from '../posted/goods-moves.ts';
import { type CreditedFlow, notMoved } from '../posted/posting.ts';
import {
  type AboutTax,
  noTax,
  type PurchaseTax,
  purchaseTax,
  purchaseTaxLines,
  type Taxable,
  type TaxedPart,
  taxedLine,
  taxedShipping,
} from '../posted/taxed.ts';
import { digitsOf } from '../values/currency.ts';
import { isRefusal } from '../values/refusal.ts';
import { type LineCost, shippingShares, withTaxCost } from './cost.ts';
import { isMove, moveBack, receivedGoodsOf } from './credited-goods.ts';

/** What of one line the vendor gives back, without tax that is claimed back, and what that moves in stock. */
interface CostBack {
  line: DocumentLine;
  /** How many pieces fewer were bought. */
  fewer: Decimal | null;
  cost: LineCost;
  move: StockMove | null;
}

/** The tax of what of a part goes back, after what went back of it before. */
const taxBackOf = (
  { document }: PostedBook,
  part: TaxedPart | null,
  piece: Taxable,
  left: Taxable,
): PurchaseTax | null =>
  part &&
  purchaseTax(part, digitsOf(document.currency), piece, {
    base: minus(part.base, left.base),
    charged: minus(part.charged, left.charged),
  });

const lineTaxBack = (book: PostedBook, { line, tax, taxBase, left }: LineBack): PurchaseTax | null =>
  taxBackOf(
    book,
    taxedLine(book.document, line),
    { base: taxBase, charged: tax },
    { base: left.taxBase, charged: left.tax },
  );

const shippingTaxBack = (book: PostedBook, { amount, tax }: ShippingBack): PurchaseTax | null => {
  const left = shippingLeft(book.document, book.creditNotes);
  const piece = { base: amount, charged: tax };
  return taxBackOf(book, taxedShipping(book.document), piece, { base: left.amount, charged: left.tax });
};

const costOf = (
  { document }: PostedBook,
  amount: Decimal,
  tax: PurchaseTax | null,
  { homeDigits }: World,
): LineCost => withTaxCost(amount, tax ?? noTax, document, homeDigits);

/** The account a line's cost was posted to. */
const costAccount = (book: PostedBook, { id, accountId }: DocumentLine): number | null =>
  postedAccount(book, ({ documentLineId, taxBase }) => documentLineId === id && !taxBase) ?? accountId;

/** The lines of one cost: off the account it was booked on; what the stock does not carry goes to 39. */
const costLines = (
  book: PostedBook,
  { line, fewer, cost, move }: CostBack,
  { accounts }: World,
): EntryLine[] => {
  const about = aboutLine(book.document, line);
  const pool = move && book.stock.pools.get(move.productId);
  const credit = (accountId: number, home: Decimal, foreign: Decimal, more: Partial<EntryLine> = {}) =>
    lineOf(book.document, {
      ...about,
      accountId,
      amount: negated(home),
      foreignAmount: negated(foreign),
      ...more,
    });
  const pieces = { quantity: fewer && negated(fewer) };
  return move && pool
    ? [
        credit(pool.inventoryAccount ?? accounts.inventory, negated(move.value), cost.amount, pieces),
        credit(accounts.adjustments, plus(cost.homeAmount, move.value), zero),
      ]
    : [credit(costAccount(book, line) ?? accounts.supplies, cost.homeAmount, cost.amount, pieces)];
};

/** Tax that was claimed back, and what was owed by reverse charge, off the accounts they were posted to. */
const taxLines = (
  book: PostedBook,
  part: TaxedPart | null,
  back: PurchaseTax | null,
  about: AboutTax,
  world: World,
): TaxedLine[] => {
  if (!part || !back) return [];
  const accounts = taxAccounts(book, part.documentLineId, world);
  const turned = {
    base: negated(back.base),
    tax: negated(back.tax),
    owed: negated(back.owed),
    deducted: negated(back.deducted),
  };
  return purchaseTaxLines(book.document, part, turned, about, world, accounts);
};

/** What parts of lines take out of stock, one after the other, with the stock that leaves. */
const partsBack = (
  book: PostedBook,
  parts: readonly LineBack[],
  { goods, onDay }: CreditNoteDraft,
  world: World,
): { costs: CostBack[]; stock: Stock } => {
  let stock = book.stock;
  const costs = parts.map((part): CostBack => {
    const { line, quantity } = part;
    const cost = costOf(book, part.amount, lineTaxBack(book, part), world);
    const received = receivedGoodsOf(book, line, part.left);
    const returned = goods === 'back' ? quantity : null;
    const move =
      received && moveBack(book, { line, received, stock, returned, cost: cost.homeAmount, onDay }, world);
    if (move) stock = moving(stock, move);
    return { line, fewer: quantity, cost, move };
  });
  return { costs, stock };
};

/**
 * What shipping that goes back takes off the cost of each line: its part of what is left of its share. It lowers what goods
 * are worth that are still there; the part of those sold, or sent back in the same act, goes to 39. Source: answers-2.md, Q21 and Q110.
 */
const shippingOff = (
  book: PostedBook,
  back: ShippingBack,
  after: Stock,
  { onDay }: CreditNoteDraft,
  world: World,
): CostBack[] => {
  const { document, creditNotes } = book;
  const given = creditNotes.flatMap(({ shipping }) => shipping?.shares ?? []);
  const left = shippingShares(document).map((whole, index) => {
    const { id } = document.lines[index]!;
    return minus(whole, sum(given.filter(({ lineId }) => lineId === id).map(({ amount }) => amount)));
  });
  const cost = costOf(book, back.amount, shippingTaxBack(book, back), world);
  const amounts = shared(cost.amount, left, digitsOf(document.currency));
  const homeAmounts = shared(cost.homeAmount, left, world.homeDigits);
  const lines = leftToCredit(document, creditNotes);
  let stock = after;
  return document.lines.flatMap((line, index): CostBack[] => {
    const own = { amount: amounts[index]!, homeAmount: homeAmounts[index]! };
    if (isZero(own.amount) && isZero(own.homeAmount)) return [];
    const received = receivedGoodsOf(book, line, lines[index]!);
    const input = received && { line, received, stock, returned: null, cost: own.homeAmount, onDay };
    const move = input && moveBack(book, input, world);
    if (move) stock = moving(stock, move);
    return [{ line, fewer: null, cost: own, move }];
  });
};

/** The move as the credit note keeps it. */
const keptMove = ({ move }: CostBack) =>
  isMove(move) ? { moveId: move.id, moved: move.quantity, value: move.value } : notMoved;

/**
 * What is given back to a vendor: off the accounts it was booked on. Counted goods leave at what they came with; what that
 * is more than the vendor gives for it, such as shipping that is not given back, goes to 39. Source: answers-2.md, Q110.
 */
export const purchaseCredited: CreditedFlow = (book, { lines: parts, shipping }, draft, world) => {
  const { costs, stock } = partsBack(book, parts, draft, world);
  const off = shipping ? shippingOff(book, shipping, stock, draft, world) : [];
  const all = [...costs, ...off];
  const moves = all.map(({ move }) => move).filter(isMove);
  const goods = goodsMoved(book.document, book.stock, moves, draft.onDay, world);
  if (isRefusal(goods)) return goods;
  return {
    lines: [
      ...all.flatMap((one) => costLines(book, one, world)),
      ...parts.flatMap((part) =>
        taxLines(
          book,
          taxedLine(book.document, part.line),
          lineTaxBack(book, part),
          aboutLine(book.document, part.line),
          world,
        ),
      ),
      ...(shipping
        ? taxLines(book, taxedShipping(book.document), shippingTaxBack(book, shipping), {}, world)
        : []),
    ],
    goods,
    moved: costs.map(keptMove),
    shares: off.map((one) => ({ lineId: one.line.id, amount: one.cost.amount, ...keptMove(one) })),
  };
};
