import { counted, type Part } from './second-money.ts';
import { byLargestRemainder, type Content, secondTotals } from './second-totals.ts';

/** Which taxes of a bill are claimed back: of each line, and of the shipping. */
export interface Claimed {
  lines: readonly boolean[];
  shipping: boolean;
}

/** What buying needs of the second ledger. */
interface Books {
  stock: Map<string, Part & { last: Part }>;
  post: (account: number, amount: bigint) => void;
  home: (units: bigint, content: Content, rate: string) => bigint;
  come: (name: string, part: Part) => void;
}

/** A bill as it was posted: what on which account, and the goods that came. */
interface Bought {
  postings: [account: number, amount: bigint][];
  came: (Part & { name: string })[];
}

/** Each line's cost at home: what it says itself, its tax where that stays, and its part of what came with all of them. */
const costsOf = (content: Content, claimed: Claimed, home: (units: bigint) => bigint): bigint[] => {
  const totals = secondTotals(content);
  const amounts = totals.lines.map(({ amount }) => amount);
  const weights = amounts.some((amount) => amount > 0n)
    ? amounts
    : content.lines.map(({ quantity }) => counted(quantity));
  const shipping = home(totals.shipping) + (claimed.shipping ? 0n : home(totals.shippingTax));
  const shares = byLargestRemainder(shipping, weights);
  return totals.lines.map(
    ({ amount, share, tax }, n) =>
      home(amount) - home(share) + (claimed.lines[n] ? 0n : home(tax)) + shares[n]!,
  );
};

/** Bills in the second ledger. Source: answers.md, "Postings"; answers-2.md, Q21. */
export const buying = ({ stock, post, home, come }: Books) => {
  const bought = new Map<string, Bought>();
  return {
    bill: (id: string, content: Content, claimed: Claimed): void => {
      const atHome = (units: bigint) => home(units, content, content.rate);
      const totals = secondTotals(content);
      const costs = costsOf(content, claimed, atHome);
      const came = content.lines.flatMap(({ product, quantity }, n) =>
        product ? { name: product, quantity: counted(quantity), value: costs[n]! } : [],
      );
      const taxes = totals.lines.map(({ tax }, n) => (claimed.lines[n] ? atHome(tax) : 0n));
      const claims = [...taxes, claimed.shipping ? atHome(totals.shippingTax) : 0n];
      const postings: Bought['postings'] = [
        ...content.lines.map(({ product }, n): [number, bigint] => [product ? 34 : 26, costs[n]!]),
        ...claims.map((amount): [number, bigint] => [8, amount]),
      ];
      postings.push([10, -postings.reduce((sum, [, amount]) => sum + amount, 0n)]);
      for (const [account, amount] of postings) post(account, amount);
      for (const { name, ...part } of came) {
        come(name, part);
        // Their worth stands in the bill's own entry.
        post(32, part.value);
        post(34, -part.value);
      }
      bought.set(id, { postings, came });
    },
    /** Goods go back at what they came with; what their stock is worth beyond what is left of it goes to 39. */
    cancelBill: (id: string): void => {
      const { postings, came } = bought.get(id)!;
      for (const [account, amount] of postings) post(account, -amount);
      for (const { name, ...part } of came) {
        const pool = stock.get(name)!;
        pool.quantity -= part.quantity;
        pool.value -= part.value;
        pool.last = part;
      }
      for (const name of new Set(came.map((one) => one.name))) {
        const pool = stock.get(name)!;
        if (pool.quantity !== 0n && pool.quantity * pool.value >= 0n) continue;
        post(39, pool.value);
        post(34, -pool.value);
        pool.value = 0n;
      }
    },
  };
};
