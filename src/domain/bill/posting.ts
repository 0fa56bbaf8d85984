import type { TaxedLine } from '../books/entry.ts';
import { payable } from '../books/side.ts';
import type { Stock } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { isBeforeOpening } from '../posted/before-opening.ts';
import { aboutLine, lineOf } from '../posted/book.ts';
import type { Posting } from '../posted/posting.ts';
import {
  type AboutTax,
  purchaseTax,
  purchaseTaxLines,
  type TaxedPart,
  taxedLine,
  taxedShipping,
} from '../posted/taxed.ts';
import { digitsOf } from '../values/currency.ts';
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

const taxLines = (document: Document, part: TaxedPart | null, about: AboutTax, world: World): TaxedLine[] =>
  part ? purchaseTaxLines(document, part, purchaseTax(part, digitsOf(document.currency)), about, world) : [];

const purchaseLines = (document: Document, world: World, stock: Stock): TaxedLine[] => {
  const costs = landedCosts(document, world);
  const lines = document.lines.flatMap((line, index) => {
    const { quantity } = line;
    const about = aboutLine(document, line);
    const { amount: foreignAmount, homeAmount: amount } = costs[index]!;
    const accountId = accountOf(document, line, stock, world);
    return [
      lineOf(document, { accountId, ...about, quantity, amount, foreignAmount }),
      ...taxLines(document, taxedLine(document, line), about, world),
    ];
  });
  return [...lines, ...taxLines(document, taxedShipping(document), {}, world)];
};

/**
 * A bill in the books: each line's landed cost on the account of what was bought, the tax that is claimed back on 8, what is owed to the
 * office by reverse charge on 9, all that the vendor charges on 10. Source: answers.md, "Postings", bill approved.
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
