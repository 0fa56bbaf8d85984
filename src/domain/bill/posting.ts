import type { EntryLine } from '../books/entry.ts';
import { payable } from '../books/side.ts';
import type { Stock } from '../books/stock.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { taxedOn } from '../documents/line-discount.ts';
import { atRate, type Decimal, zero } from '../money.ts';
import type { World } from '../plan.ts';
import { isBeforeOpening } from '../posted/before-opening.ts';
import { aboutLine, lineOf } from '../posted/book.ts';
import type { Posting } from '../posted/posting.ts';
import { journalMemos as words } from '../words/ledger.ts';
import { landedCosts } from './cost.ts';
import { purchaseCredited } from './credited.ts';
import { goodsArrive, goodsCorrected, goodsGoBack } from './goods.ts';

/**
 * Where a line's cost goes: tracked goods to their inventory account, everything else to the line's account. Goods that a later opening
 * stock includes are posted against 33. Source: answers-2.md, Q56.
 */
const accountOf = (
  document: Document,
  { productId, accountId }: DocumentLine,
  stock: Stock,
  { accounts }: World,
): number => {
  const pool = productId ? stock.pools.get(productId) : undefined;
  if (pool && isBeforeOpening(document, pool)) return accounts.opening;
  return pool ? (pool.inventoryAccount ?? accounts.inventory) : (accountId ?? accounts.supplies);
};

/** A recoverable tax, on the account it is claimed back from. */
const taxLine = (document: Document, tax: Decimal, world: World, about: Partial<EntryLine>): EntryLine =>
  lineOf(document, {
    accountId: world.accounts.taxPaid,
    amount: atRate(tax, document.rate, world.homeDigits),
    foreignAmount: tax,
    ...about,
  });

const purchaseLines = (document: Document, world: World, stock: Stock): EntryLine[] => {
  const costs = landedCosts(document, world);
  const { shippingTax: chosen } = document.terms;
  const lines = document.lines.flatMap((line, index) => {
    const { quantity } = line;
    const about = aboutLine(document, line);
    const { amount: foreignAmount, homeAmount: amount } = costs[index]!;
    const accountId = accountOf(document, line, stock, world);
    const tax = line.taxRecoverable ? line.taxAmount : zero;
    const taxBase = taxedOn(document, line);
    return [
      lineOf(document, { accountId, ...about, quantity, amount, foreignAmount }),
      taxLine(document, tax, world, { taxId: line.taxId, ...about, taxBase }),
    ];
  });
  const shippingTax = chosen?.recoverable === false ? zero : document.shippingTax;
  const about = { taxId: chosen?.id ?? null, taxBase: document.shipping };
  return [...lines, taxLine(document, shippingTax, world, about)];
};

/**
 * A bill in the books: each line's landed cost on the account of what was bought, recoverable tax on 8, all of it owed on
 * 10. Source: answers.md, "Postings", bill approved.
 */
export const purchasePosting: Posting = {
  side: payable,
  memo: () => words.bill,
  lines: purchaseLines,
  goods: {
    issued: goodsArrive,
    goodsReversed: goodsGoBack,
    corrected: goodsCorrected,
    goodsReversedMemo: words.goodsWentBack,
  },
  credited: purchaseCredited,
};
