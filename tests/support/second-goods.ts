import { least } from './fraction.ts';
import { counted, type Kept, type Part, type Pool, shareOf } from './second-money.ts';

/** Goods of sales in the second ledger: how they leave, and come. */
export const goodsOf = (stock: Map<string, Pool>, post: (account: number, amount: bigint) => void) => {
  const leave = (document: Kept): void => {
    for (const [index, line] of document.content.lines.entries()) {
      const pool = line.product ? stock.get(line.product) : undefined;
      if (!pool) continue;
      const quantity = counted(line.quantity);
      const cost = shareOf(pool.quantity === 0n ? pool.last : pool, quantity);
      pool.quantity -= quantity;
      pool.value -= cost;
      pool.last = { quantity, value: cost };
      post(32, cost);
      post(pool.account, -cost);
      document.away.push({ line: index, product: line.product!, quantity, cost });
    }
  };

  /** Goods that come: those of them that were sold already cost what these do. */
  const come = (name: string, part: Part): void => {
    const pool = stock.get(name)!;
    const sold = pool.quantity < 0n ? least(-pool.quantity, part.quantity) : 0n;
    const more = sold > 0n ? shareOf(part, sold) - shareOf(pool, sold) : 0n;
    pool.quantity += part.quantity;
    pool.value += part.value - more;
    pool.last = part;
    post(32, more - part.value);
    post(pool.account, part.value - more);
  };

  const comeBack = (document: Kept): void => {
    for (const { product, quantity, cost } of document.away) come(product, { quantity, value: cost });
    document.away = [];
  };
  return { leave, come, comeBack };
};
