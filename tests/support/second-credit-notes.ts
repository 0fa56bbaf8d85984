import { least, nearest } from './fraction.ts';
import {
  type Credit,
  counted,
  type Given,
  type GivenLine,
  type Kept,
  type Part,
  type Pool,
  type Settled,
  shareOf,
} from './second-money.ts';
import type { Content } from './second-totals.ts';

/** What the second ledger hands over to what gives back. */
interface Hands {
  documentOf: (id: string) => Kept;
  stock: Map<string, Pool>;
  negativeAllowed: boolean;
  post: (account: number, amount: bigint) => void;
  home: (units: bigint, content: Content, rate: string) => bigint;
  come: (name: string, part: Part) => void;
  settle: (document: Kept, part: Omit<Settled, 'cleared'>) => Settled;
  unsettle: (document: Kept, settled: Settled) => void;
  writeOff: (id: string, taxRelief: boolean) => void;
  addCredit: (customer: string, content: Content, rate: string, left: bigint, homeLeft: bigint) => Credit;
}

const leftOf = ({ content, totals, given: notes }: Kept) =>
  content.lines.map(({ quantity }, index) => {
    const gone = (of: (one: GivenLine) => bigint) =>
      notes
        .flatMap(({ lines }) => lines.filter(({ line }) => line === index))
        .reduce((n, one) => n + of(one), 0n);
    const { amount, share, tax } = totals.lines[index]!;
    return {
      quantity: counted(quantity) - gone((one) => one.quantity),
      net: amount - share - gone((one) => one.net),
      tax: tax - gone((one) => one.tax),
    };
  });

const shippingLeftOf = ({ totals, given: notes }: Kept) => ({
  net: notes.reduce((n, { shipping }) => n - shipping.net, totals.shipping),
  tax: notes.reduce((n, { shipping }) => n - shipping.tax, totals.shippingTax),
});

/** Goods, prices and shipping given back, in the plainest way. */
export const givingBack = (hands: Hands) => {
  const { documentOf, stock, negativeAllowed, post, home, come, settle, unsettle, addCredit, writeOff } =
    hands;
  /** What each credit note gave back, and at home what its lines came to, what its surplus was worth, and what rounding left. */
  const given = new WeakMap<Given, { total: bigint; worth: bigint; credit: bigint; rounding: bigint }>();
  /** What a document was booked at, part by part. */
  const bookedWorth = ({ content, totals }: Kept): bigint => {
    const at = (units: bigint) => home(units, content, content.rate);
    return totals.lines.reduce(
      (n, { amount, share, tax }) => n + at(amount) - at(share) + at(tax),
      at(totals.shipping) + at(totals.shippingTax),
    );
  };
  return {
    /** What of each line is left to give back: pieces in millionths, and money without tax. */
    leftOf: (id: string): { quantity: bigint; net: bigint; tax: bigint }[] => leftOf(documentOf(id)),
    /** What of the shipping is left to give back, without its tax. */
    shippingLeftOf: (id: string): bigint => shippingLeftOf(documentOf(id)).net,
    /** Gives parts of lines and of the shipping back: pieces, an amount, or both; null for what was not said. */
    giveBack: (
      id: string,
      parts: { line: number; quantity: bigint | null; net: bigint | null }[],
      shippingNet: bigint,
      choice: { goods: boolean; refund: number | null },
    ): void => {
      const document = documentOf(id);
      const { content, booked } = document;
      const left = leftOf(document);
      let total = 0n;
      let worth = 0n;
      const debit = (account: number, units: bigint) => {
        const amount = home(units, content, content.rate);
        post(account, amount);
        total += units;
        worth += amount;
      };
      const lines = parts.map(({ line, quantity, net: typed }): GivenLine => {
        const whole = left[line]!;
        const part = (of: bigint, some: bigint, all: bigint) =>
          all === 0n ? 0n : nearest({ top: of * some, bottom: all });
        const gross = part(whole.net + whole.tax, quantity ?? 0n, whole.quantity);
        const taxIn = part(whole.tax, gross, whole.net + whole.tax);
        // Pieces go back at the price as it was typed; an amount is always without tax.
        const ofPieces = content.pricesIncludeTax
          ? gross - taxIn
          : part(whole.net, quantity ?? 0n, whole.quantity);
        const net = typed ?? ofPieces;
        const areWhole = content.pricesIncludeTax && quantity !== null && net === ofPieces;
        const tax = areWhole ? taxIn : part(whole.tax, net, whole.net);
        debit(16, net);
        debit(booked.taxCollected, tax);
        const away = document.away.find((one) => one.line === line);
        const goods = choice.goods && away && quantity ? quantity : 0n;
        const cost = goods > 0n ? shareOf({ quantity: away!.quantity, value: away!.cost }, goods) : 0n;
        if (goods > 0n) {
          come(away!.product, { quantity: goods, value: cost });
          away!.quantity -= goods;
          away!.cost -= cost;
        }
        return { line, quantity: quantity ?? 0n, net, tax, goods, cost };
      });
      const rest = shippingLeftOf(document);
      const shipping = {
        net: shippingNet,
        tax: rest.net === 0n ? 0n : nearest({ top: rest.tax * shippingNet, bottom: rest.net }),
      };
      debit(35, shipping.net);
      debit(booked.taxCollected, shipping.tax);
      const before = document.given.map((one) => given.get(one)!);
      const toGive = before.reduce((n, one) => n - one.total, document.totals.total);
      const standing = document.settled.find(({ kind }) => kind === 'write-off');
      const share = standing ? nearest({ top: standing.amount * total, bottom: toGive }) : 0n;
      // A share that comes to nothing leaves what was written off as it was booked, its tax with it.
      const former = share > 0n ? standing : undefined;
      if (former) unsettle(document, former);
      const amount = least(former ? share : document.owed, total);
      const isLast = before.reduce((n, one) => n + one.total, total) === document.totals.total;
      const about = { rate: content.rate, account: 16, credit: null };
      const settled =
        amount > 0n ? settle(document, { kind: 'credit-note', amount, received: 0n, ...about }) : null;
      if (settled) settled.received = settled.cleared;
      const cleared = settled?.cleared ?? 0n;
      const atItsRate = amount === 0n ? worth : home(total - amount, content, content.rate);
      const worthLeft = before.reduce((n, one) => n - one.worth, bookedWorth(document)) - cleared;
      const whole = isLast ? worthLeft : atItsRate;
      const homeRest = total === amount || whole < 0n ? 0n : whole;
      const rounding = worth - cleared - homeRest;
      post(20, -rounding);
      const credit =
        total > amount ? addCredit(document.customer, content, content.rate, total - amount, homeRest) : null;
      const refunded = credit ? choice.refund : null;
      if (credit && refunded !== null) {
        post(11, homeRest);
        post(refunded, -homeRest);
        credit.left = 0n;
        credit.homeLeft = 0n;
      }
      const forgiven = former ? { relief: (former.relief ?? 0n) > 0n } : null;
      document.given.push({ lines, shipping, settled, credit, refunded, forgiven });
      given.set(document.given.at(-1)!, { total, worth, credit: homeRest, rounding });
      if (former && document.owed > 0n) writeOff(id, (former.relief ?? 0n) > 0n);
    },
    /** A product that undoing it would take more of than there is. */
    lacksFor: (id: string, index: number): string | null => {
      if (negativeAllowed) return null;
      const document = documentOf(id);
      for (const [name, pool] of stock) {
        const wanted = document.given[index]!.lines.filter(
          ({ line }) => document.content.lines[line]!.product === name,
        ).reduce((n, one) => n + one.goods, 0n);
        if (wanted > 0n && wanted > pool.quantity) return name;
      }
      return null;
    },
    undoGiveBack: (id: string, index: number): void => {
      const document = documentOf(id);
      const [one] = document.given.splice(index, 1);
      const standing = document.settled.find(({ kind }) => kind === 'write-off');
      if (one!.forgiven && standing) unsettle(document, standing);
      const { content, booked } = document;
      for (const { line, net, tax, goods, cost } of one!.lines) {
        post(16, -home(net, content, content.rate));
        post(booked.taxCollected, -home(tax, content, content.rate));
        if (goods === 0n) continue;
        const away = document.away.find((gone) => gone.line === line)!;
        const pool = stock.get(away.product)!;
        away.quantity += goods;
        away.cost += cost;
        pool.quantity -= goods;
        pool.value -= cost;
        pool.last = { quantity: goods, value: cost };
        post(32, cost);
        post(pool.account, -cost);
      }
      post(35, -home(one!.shipping.net, content, content.rate));
      post(booked.taxCollected, -home(one!.shipping.tax, content, content.rate));
      // Of what is not there any more nothing is worth anything.
      for (const pool of stock.values()) {
        const stray =
          pool.quantity === 0n || (pool.quantity > 0n ? pool.value < 0n : pool.value > 0n) ? pool.value : 0n;
        pool.value -= stray;
        post(39, stray);
        post(pool.account, -stray);
      }
      post(20, given.get(one!)!.rounding);
      if (one!.settled) unsettle(document, one!.settled);
      if (one!.forgiven) writeOff(id, one!.forgiven.relief);
      if (!one!.credit) return;
      const worth = given.get(one!)!.credit;
      post(one!.refunded ?? 11, worth);
      one!.credit.left = 0n;
      one!.credit.homeLeft = 0n;
    },
  };
};
