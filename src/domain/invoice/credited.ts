import type { TaxedLine } from '../books/entry.ts';
import type { StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { CreditNoteDraft, GivenBack, LineBack } from '../documents/credit-note.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { atRate, type Decimal, isPositive, isZero, minus, negated, partOf, sum, zero } from '../money.ts';
import {
  aboutLine,
  entryOf,
  lineOf,
  type PostedBook,
  posted,
  postedAccount,
  taxAccounts,
} from '../posted/book.ts';
import { costLines } from '../posted/goods.ts';
import { goodsMoved } from '../posted/goods-moves.ts';
import type { CreditedFlow, MovedGoods } from '../posted/posting.ts';
import { notMoved } from '../posted/posting.ts';
import { locationOf } from '../posted/shortage.ts';
import {
  type AboutTax,
  saleTaxLine,
  type Taxable,
  type TaxedPart,
  taxedLine,
  taxedShipping,
} from '../posted/taxed.ts';
import { isRefusal } from '../values/refusal.ts';
import { journalMemos as words } from '../words/ledger.ts';

/**
 * What the price of a line goes back to: sales returns. Shipping, duties, tips and gift cards of an online store are lines without an item, and go
 * back to where they went. Source: connections.md, rule 14.
 */
const accountOf = (
  { channel }: Pick<Document, 'channel'>,
  { productId, accountId }: DocumentLine,
  { accounts }: World,
): number =>
  channel === 'store' && productId === null && accountId !== null && accountId !== accounts.sales
    ? accountId
    : accounts.returns;

/** Tax turned round, off the account it was posted to. */
const taxBack = (
  book: PostedBook,
  part: TaxedPart | null,
  { base, charged }: Taxable,
  about: AboutTax,
  world: World,
): TaxedLine[] => {
  if (!part) return [];
  const back = { base: negated(base), charged: negated(charged) };
  const accounts = taxAccounts(book, part.documentLineId, world);
  return [saleTaxLine(book.document, part, back, about, world, accounts)];
};

/** A line's price and tax turned round: 16, and the tax off the account it was posted to. */
const linesOf = (book: PostedBook, { line, quantity, amount, tax, taxBase }: LineBack, world: World) => {
  const about = aboutLine(book.document, line);
  const debit = (accountId: number, foreignAmount: Decimal, more: Partial<TaxedLine>) =>
    lineOf(book.document, {
      ...about,
      accountId,
      amount: atRate(foreignAmount, book.document.rate, world.homeDigits),
      foreignAmount,
      ...more,
    });
  return [
    debit(accountOf(book.document, line, world), amount, { quantity: quantity && negated(quantity) }),
    ...taxBack(book, taxedLine(book.document, line), { base: taxBase, charged: tax }, about, world),
  ];
};

/** Shipping and its tax turned round, off the accounts they were posted to. Source: connections.md, rule 14. */
const shippingLines = (book: PostedBook, { shipping }: GivenBack, world: World): TaxedLine[] => {
  if (!shipping) return [];
  const { document, side } = book;
  const shippingAccount = postedAccount(
    book,
    ({ documentLineId = null, taxBase, accountId }) =>
      documentLineId === null && !taxBase && accountId !== world.accounts[side.owed],
  );
  const debit = (accountId: number, foreignAmount: Decimal, more: Partial<TaxedLine>) =>
    lineOf(document, {
      accountId,
      amount: atRate(foreignAmount, document.rate, world.homeDigits),
      foreignAmount,
      ...more,
    });
  return [
    debit(shippingAccount ?? world.accounts.shipping, shipping.amount, {}),
    ...taxBack(book, taxedShipping(document), { base: shipping.amount, charged: shipping.tax }, {}, world),
  ];
};

/** Goods of a line on their way back, at their part of what they left with; null where none of them were counted. */
const moveOf = (
  { document, goods, stock }: PostedBook,
  { line, quantity, left }: LineBack,
  { onDay }: CreditNoteDraft,
  world: World,
): StockMove | null => {
  const pool = line.productId ? stock.pools.get(line.productId) : undefined;
  const gone = goods.filter(({ documentLineId, reason }) => documentLineId === line.id && reason === 'sale');
  const away = minus(negated(sum(gone.map((move) => move.quantity))), left.moved);
  if (!pool || quantity === null || isZero(away)) return null;
  const worth = minus(negated(sum(gone.map((move) => move.value))), left.value);
  return {
    id: world.newId(),
    productId: pool.productId,
    name: pool.name,
    locationId: locationOf(line, document, stock),
    quantity,
    value: partOf(worth, quantity, away, world.homeDigits),
    quantityAfter: zero,
    onDay,
    reason: 'return',
    documentId: document.id,
    documentLineId: line.id,
    contactId: document.contactId,
    reverses: null,
  };
};

/** The account the cost of a line's goods was posted to as they left. */
const costAccount = ({ entries, creditNotes }: PostedBook, lineId: string): number | undefined =>
  entries
    .filter(({ id, kind }) => kind === 'goods' && !creditNotes.some((note) => note.goodsEntryId === id))
    .flatMap(({ lines }) => lines)
    .find(({ documentLineId, amount }) => documentLineId === lineId && isPositive(amount))?.accountId;

/** What a customer gets back: 16 and the tax on it, shipping, its goods at the cost they left with. Source: answers-2.md, Q110. */
export const saleCredited: CreditedFlow = (book, given, draft, world) => {
  const parts = given.lines;
  const moves = parts.map((part) => (draft.goods === 'back' ? moveOf(book, part, draft, world) : null));
  const come = moves.flatMap((move) => move ?? []);
  const goods = goodsMoved(book.document, book.stock, come, draft.onDay, world);
  if (isRefusal(goods)) return goods;
  const costs = parts.flatMap(({ line }, index) => {
    const move = moves[index];
    const pool = move && book.stock.pools.get(move.productId);
    return move && pool
      ? costLines(
          book.document,
          { ...line, quantity: negated(move.quantity) },
          { ...pool, costAccount: costAccount(book, line.id) ?? pool.costAccount ?? null },
          negated(move.value),
          world,
        )
      : [];
  });
  const { entries } = posted(
    entryOf(world, {
      onDay: draft.onDay,
      kind: 'goods',
      documentId: book.document.id,
      memo: words.goodsCameBack,
      lines: costs,
    }),
  );
  return {
    lines: [...parts.flatMap((part) => linesOf(book, part, world)), ...shippingLines(book, given, world)],
    goods: { ...goods, entries: [...entries, ...goods.entries] },
    moved: moves.map(
      (move): MovedGoods => (move ? { moveId: move.id, moved: move.quantity, value: move.value } : notMoved),
    ),
    shares: [],
  };
};
