import type { EntryLine } from '../books/entry.ts';
import { moving, type Stock, type StockMove } from '../books/stock.ts';
import { digitsOf } from '../currency.ts';
import type { DocumentLine } from '../documents/document.ts';
import { atRate, type Decimal, isZero, minus, negated, plus, shared, sum, zero } from '../money.ts';
import type { World } from '../plan.ts';
import { aboutLine, lineOf, type PostedBook, postedAccount, taxAccount } from '../posted/book.ts';
import { type CreditNoteDraft, type LineBack, leftToCredit } from '../posted/credit-note.ts';
import type { ShippingBack } from '../posted/credited-shipping.ts';
import { goodsMoved } from '../posted/goods-moves.ts';
import { type CreditedFlow, notMoved } from '../posted/posting.ts';
import { isRefusal } from '../refusal.ts';
import { type LineCost, shippingCost, shippingShares } from './cost.ts';
import { isMove, moveBack, receivedGoodsOf } from './credited-goods.ts';

/** What of one line the vendor gives back, without tax that is claimed back, and what that moves in stock. */
interface CostBack {
  line: DocumentLine;
  /** How many pieces fewer were bought. */
  fewer: Decimal | null;
  cost: LineCost;
  move: StockMove | null;
}

const costOf = ({ document }: PostedBook, { line, amount, tax }: LineBack, world: World): LineCost => {
  const own = line.taxRecoverable ? [amount] : [amount, tax];
  return {
    amount: sum(own),
    homeAmount: sum(own.map((part) => atRate(part, document.rate, world.homeDigits))),
  };
};

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

/** Tax that was claimed back, off the account it was posted to. */
const taxLine = (
  book: PostedBook,
  tax: Decimal,
  base: Decimal,
  about: Partial<EntryLine>,
  { accounts, homeDigits }: World,
): EntryLine =>
  lineOf(book.document, {
    ...about,
    accountId: taxAccount(book, about.documentLineId ?? null) ?? accounts.taxPaid,
    amount: negated(atRate(tax, book.document.rate, homeDigits)),
    foreignAmount: negated(tax),
    taxBase: negated(base),
  });

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
    const cost = costOf(book, part, world);
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
  const cost = shippingCost(document, back, world.homeDigits);
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
  const { shippingTax: chosen } = book.document.terms;
  const claimed = shipping && chosen?.recoverable !== false ? shipping.tax : zero;
  return {
    lines: [
      ...all.flatMap((one) => costLines(book, one, world)),
      ...parts.map(({ line, tax, taxBase }) => {
        const about = { ...aboutLine(book.document, line), taxId: line.taxId };
        return taxLine(book, line.taxRecoverable ? tax : zero, taxBase, about, world);
      }),
      taxLine(book, claimed, shipping?.amount ?? zero, { taxId: chosen?.id ?? null }, world),
    ],
    goods,
    moved: costs.map(keptMove),
    shares: off.map((one) => ({ lineId: one.line.id, amount: one.cost.amount, ...keptMove(one) })),
  };
};
