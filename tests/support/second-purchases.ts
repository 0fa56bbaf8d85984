import { least, nearest } from './fraction.ts';
import type { ChosenAccounts } from './second-accounts.ts';
import { counted, type Part, type Pool } from './second-money.ts';
import { byLargestRemainder, type Content, percentOfUnits, secondTotals } from './second-totals.ts';

/** How a tax of a bill works: how much of it is claimed back, in percent, and whether the buyer owes it to the office. */
export interface BillTax {
  deductible: string;
  reverse: boolean;
}

/** How the taxes of a bill work: of each line, with the account of one without an item, and of the shipping. */
export interface Claimed {
  lines: readonly (BillTax & { account: number })[];
  shipping: BillTax;
}

/** What buying needs of the second ledger. */
interface Books {
  stock: Map<string, Pool>;
  chosen: ChosenAccounts;
  post: (account: number, amount: bigint) => void;
  home: (units: bigint, content: Content, rate: string) => bigint;
  come: (name: string, part: Part) => void;
}

/** A bill as it was posted: what on which account, and the goods that came. */
interface Bought {
  postings: [account: number, amount: bigint][];
  came: (Part & { name: string })[];
}

/** What the vendor charges: nothing of what the buyer owes the office. */
const charged = (content: Content, claimed: Claimed): Content => ({
  ...content,
  lines: content.lines.map((line, n) => (claimed.lines[n]!.reverse ? { ...line, percent: null } : line)),
  shippingPercent: claimed.shipping.reverse ? null : content.shippingPercent,
});

/** The tax on each line and then on the shipping, what of it is owed to the office, and what is claimed back; in the bill's currency. */
const taxesOf = (content: Content, claimed: Claimed) => {
  const totals = secondTotals(charged(content, claimed));
  const of = ({ deductible, reverse }: BillTax, base: bigint, percent: string | null, tax: bigint) => {
    const owed = reverse && percent !== null ? percentOfUnits(base, percent) : 0n;
    return { owed, tax: tax + owed, deducted: percentOfUnits(tax + owed, deductible) };
  };
  const lines = totals.lines.map(({ amount, own, share, tax }, n) =>
    of(
      claimed.lines[n]!,
      amount - (content.taxAfterDiscount || content.pricesIncludeTax ? share : own),
      content.lines[n]!.percent,
      tax,
    ),
  );
  const { shipping, shippingTax } = totals;
  return { lines, shipping: of(claimed.shipping, shipping, content.shippingPercent, shippingTax) };
};

/** Each line's cost at home: what it says itself, its tax where that stays, and its part of what came with all of them. */
const costsOf = (content: Content, claimed: Claimed, home: (units: bigint) => bigint): bigint[] => {
  const totals = secondTotals(charged(content, claimed));
  const taxes = taxesOf(content, claimed);
  const stays = ({ tax, deducted }: { tax: bigint; deducted: bigint }) => home(tax) - home(deducted);
  const amounts = totals.lines.map(({ amount }) => amount);
  const weights = amounts.some((amount) => amount > 0n)
    ? amounts.map((amount) => (amount > 0n ? amount : 0n))
    : content.lines.map(({ quantity }) => counted(quantity));
  const shipping = home(totals.shipping) + stays(taxes.shipping);
  const shares = byLargestRemainder(shipping, weights);
  return totals.lines.map(
    ({ amount, share }, n) => home(amount) - home(share) + stays(taxes.lines[n]!) + shares[n]!,
  );
};

/** A bill as it is posted: costs on their stock's account or the line's own, taxes that are claimed back or owed to the office on theirs, the rest owed on 10. */
const boughtOf = (
  content: Content,
  claimed: Claimed,
  home: (units: bigint) => bigint,
  { stock, chosen }: Pick<Books, 'stock' | 'chosen'>,
): Bought => {
  const totals = secondTotals(charged(content, claimed));
  const costs = costsOf(content, claimed, home);
  const { lines, shipping } = taxesOf(content, claimed);
  const postings: Bought['postings'] = [
    ...content.lines.map(({ product }, n): [number, bigint] => [
      product ? stock.get(product)!.account : claimed.lines[n]!.account,
      costs[n]!,
    ]),
    ...[...lines, shipping].flatMap(({ deducted, owed }): [number, bigint][] => [
      [chosen.taxPaid, home(deducted)],
      [chosen.taxCollected, -home(owed)],
    ]),
  ];
  // What takes something off is worth at home what the others leave of the whole.
  const off = totals.lines.findLastIndex(({ amount }) => amount < 0n);
  if (off >= 0)
    postings[off]![1] += home(totals.total) - postings.reduce((sum, [, amount]) => sum + amount, 0n);
  postings.push([10, -postings.reduce((sum, [, amount]) => sum + amount, 0n)]);
  const came = content.lines.flatMap(({ product, quantity }, n) =>
    product ? { name: product, quantity: counted(quantity), value: costs[n]! } : [],
  );
  return { postings, came };
};

/** How many of a product came with a bill, and at what they are worth. */
const summed = ({ came }: Bought, name: string): Part =>
  came
    .filter((one) => one.name === name)
    .reduce((sum, { quantity, value }) => ({ quantity: sum.quantity + quantity, value: sum.value + value }), {
      quantity: 0n,
      value: 0n,
    });

/** Bills in the second ledger. Source: answers.md, "Postings"; answers-2.md, Q21 and Q23. */
export const buying = ({ stock, chosen, post, home, come }: Books) => {
  const bought = new Map<string, Bought>();
  const book = ({ postings }: Bought, sign: 1n | -1n): void => {
    for (const [account, amount] of postings) post(account, sign * amount);
  };
  const move = ({ came }: Bought, sign: 1n | -1n): void => {
    for (const { name, quantity, value } of came) {
      const pool = stock.get(name)!;
      pool.quantity += sign * quantity;
      pool.value += sign * value;
      pool.last = { quantity, value };
    }
  };
  const writeDown = (name: string, amount: bigint): void => {
    post(39, amount);
    const pool = stock.get(name)!;
    post(pool.account, -amount);
    pool.value -= amount;
  };
  /** What a stock of none is worth, or one below zero above it, is worth nothing. */
  const writeDownStray = (name: string): void => {
    const { quantity, value } = stock.get(name)!;
    if (quantity === 0n || quantity * value < 0n) writeDown(name, value);
  };
  /** The missing pieces, each at the new cost less the old. */
  const lossOn = (name: string, before: Bought, after: Bought): bigint => {
    const [was, is] = [summed(before, name), summed(after, name)];
    if (was.quantity === 0n || is.quantity === 0n) return 0n;
    const { quantity } = stock.get(name)!;
    const missing = is.quantity - least(quantity < 0n ? 0n : quantity, is.quantity);
    const top = missing * (is.value * was.quantity - was.value * is.quantity);
    return nearest({ top, bottom: is.quantity * was.quantity });
  };
  const namesIn = (...bills: Bought[]): Set<string> =>
    new Set(bills.flatMap(({ came }) => came.map(({ name }) => name)));
  const as = (content: Content, claimed: Claimed): Bought =>
    boughtOf(content, claimed, (units) => home(units, content, content.rate), { stock, chosen });
  return {
    bill: (id: string, content: Content, claimed: Claimed): void => {
      const bill = as(content, claimed);
      book(bill, 1n);
      for (const { name, ...part } of bill.came) {
        come(name, part);
        // Their worth stands in the bill's own entry.
        post(32, part.value);
        post(stock.get(name)!.account, -part.value);
      }
      bought.set(id, bill);
    },
    /** Reversed and posted anew: goods go back at what they came with, and come again. */
    editBill: (id: string, content: Content, claimed: Claimed): void => {
      const [before, after] = [bought.get(id)!, as(content, claimed)];
      book(before, -1n);
      book(after, 1n);
      move(before, -1n);
      move(after, 1n);
      for (const name of namesIn(before, after)) {
        writeDown(name, lossOn(name, before, after));
        writeDownStray(name);
      }
      bought.set(id, after);
    },
    /** Goods go back at what they came with. */
    cancelBill: (id: string): void => {
      const bill = bought.get(id)!;
      book(bill, -1n);
      move(bill, -1n);
      for (const name of namesIn(bill)) writeDownStray(name);
    },
  };
};
