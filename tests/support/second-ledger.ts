import { fraction, least, product, unitsOf } from './fraction.ts';
import { type ChosenAccounts, firstAccounts } from './second-accounts.ts';
import { charging } from './second-charges.ts';
import { givingBack } from './second-credit-notes.ts';
import { goodsOf } from './second-goods.ts';
import {
  abroad,
  atHome,
  type Credit,
  counted,
  type Kept,
  type Money,
  type Pool,
  type Settled,
} from './second-money.ts';
import { buying } from './second-purchases.ts';
import { refunding } from './second-refund.ts';
import { reliefOf } from './second-relief.ts';
import { byLargestRemainder, type Content, secondTotals } from './second-totals.ts';

/**
 * A naive second ledger of invoices and bills. It does every act that is asked of it, in the plainest way, in whole smallest units,
 * from the specification's pages alone. It shares nothing with the product, and whether an act is allowed is the lifecycle's affair.
 */
export const secondLedger = (homeDigits: number, negativeAllowed = false) => {
  const accounts = new Map<number, bigint>();
  const documents = new Map<string, Kept>();
  const credits: Credit[] = [];
  const stock = new Map<string, Pool>();
  const chosen: ChosenAccounts = { ...firstAccounts };

  const post = (account: number, amount: bigint) =>
    accounts.set(account, (accounts.get(account) ?? 0n) + amount);
  const home = (units: bigint, of: Content, rate: string) => atHome(units, of.digits, rate, homeDigits);
  const documentOf = (id: string): Kept => documents.get(id)!;

  /** Posts a sale (1) or its reversal (-1), and answers what the receivable is worth at home. */
  const sale = ({ content, totals, booked }: Kept, sign: 1n | -1n): bigint => {
    let receivable = 0n;
    const credited = (account: number, units: bigint) => {
      const amount = home(units, content, content.rate);
      post(account, -sign * amount);
      receivable += amount;
    };
    for (const { amount, share, tax } of totals.lines) {
      credited(booked.sales, amount);
      credited(14, -share);
      credited(booked.taxCollected, tax);
    }
    credited(35, totals.shipping);
    credited(booked.taxCollected, totals.shippingTax);
    post(2, sign * receivable);
    return receivable;
  };

  const { leave, come, comeBack } = goodsOf(stock, post);

  /** A part of something that is worth `homeLeft`: at its own rate, and all that is left with the last part. */
  const partOf = (units: bigint, left: bigint, homeLeft: bigint, content: Content, rate: string): bigint =>
    units === left ? homeLeft : least(home(units, content, rate), homeLeft);

  const settle = (document: Kept, part: Omit<Settled, 'cleared'>): Settled => {
    const { content } = document;
    const cleared = partOf(part.amount, document.owed, document.homeLeft, content, content.rate);
    const settled = { ...part, cleared };
    document.owed -= part.amount;
    document.homeLeft -= cleared;
    document.settled.push(settled);
    post(2, -cleared);
    return settled;
  };

  const charges = charging(post);

  /** Takes a settlement off its document; what it brought is left to the caller to place. */
  const unsettle = (document: Kept, settled: Settled): void => {
    document.settled = document.settled.filter((one) => one !== settled);
    document.owed += settled.amount;
    document.homeLeft += settled.cleared;
    post(2, settled.cleared);
    if (settled.kind === 'write-off') {
      post(42, (settled.relief ?? 0n) - settled.cleared);
      post(document.booked.taxCollected, -(settled.relief ?? 0n));
    } else post(19, settled.received - settled.cleared);
    if (settled.kind === 'credit') {
      settled.credit!.left += settled.amount;
      settled.credit!.homeLeft += settled.received;
      post(11, -settled.received);
    }
  };

  const writeOff = (id: string, taxRelief: boolean): void => {
    const document = documentOf(id);
    const about = { rate: '1', account: 42, credit: null, received: 0n };
    const relief = taxRelief ? reliefOf(document, home) : 0n;
    post(
      42,
      settle(document, { kind: 'write-off', amount: document.owed, relief, ...about }).cleared - relief,
    );
    post(document.booked.taxCollected, relief);
  };

  const addCredit = (
    customer: string,
    content: Content,
    rate: string,
    left: bigint,
    homeLeft: bigint,
  ): Credit => {
    const credit = { customer, content, rate, left, homeLeft };
    credits.push(credit);
    post(11, -homeLeft);
    return credit;
  };

  const unspent = (customer: string, currency: string): Credit[] =>
    credits.filter((one) => one.customer === customer && one.content.currency === currency && one.left > 0n);

  /** Takes an amount of a customer's credit, the oldest first, and hands each part to whoever asked. */
  const spend = (
    customer: string,
    currency: string,
    amount: bigint,
    taken: (credit: Credit, part: bigint, worth: bigint) => void,
  ): void => {
    let rest = amount;
    for (const credit of unspent(customer, currency)) {
      const part = least(rest, credit.left);
      if (part === 0n) return;
      const worth = partOf(part, credit.left, credit.homeLeft, credit.content, credit.rate);
      credit.left -= part;
      credit.homeLeft -= worth;
      post(11, worth);
      taken(credit, part, worth);
      rest -= part;
    }
  };

  const issue = (id: string, customer: string, content: Content): void => {
    const totals = secondTotals(content);
    const document: Kept = {
      customer,
      content,
      totals,
      booked: { ...chosen },
      cancelled: false,
      owed: totals.total,
      homeLeft: 0n,
      settled: [],
      away: [],
      given: [],
    };
    document.homeLeft = sale(document, 1n);
    leave(document);
    documents.set(id, document);
  };

  return {
    accounts,
    documents,
    stock,
    unspent,
    issue,
    /** What is booked from now on is booked there. */
    choose: (accounts: Partial<ChosenAccounts>): void => void Object.assign(chosen, accounts),
    chosen: (): ChosenAccounts => chosen,
    /** Goods that lay there when the books began. */
    open: (name: string, quantity: string, unitCost: string): void => {
      const value = unitsOf(product(fraction(quantity), fraction(unitCost)), homeDigits);
      const part = { quantity: counted(quantity), value };
      stock.set(name, { ...part, last: part, account: chosen.inventory });
      post(chosen.inventory, value);
      post(33, -value);
    },
    /** The first product a content asks more of than there is, what a standing document holds being back. */
    shortOf: (content: Content, standing?: string): string | null => {
      if (negativeAllowed) return null;
      const back = standing ? documentOf(standing).away : [];
      const sum = (lines: { product: string | null; quantity: bigint }[], name: string) =>
        lines.filter((line) => line.product === name).reduce((n, line) => n + line.quantity, 0n);
      const wanted = content.lines.map(({ product, quantity }) => ({ product, quantity: counted(quantity) }));
      for (const [name, { quantity }] of stock)
        if (sum(wanted, name) > quantity + sum(back, name)) return name;
      return null;
    },
    /** How much of a document home currency pays at a rate: all of it where that is worth just as much. */
    paidByHome: (id: string, received: bigint, rate: string): bigint => {
      const { owed, content } = documentOf(id);
      if (owed > 0n && home(owed, content, rate) === received) return owed;
      return abroad(received, content.digits, rate, homeDigits);
    },
    /** Reverses an unpaid invoice and posts it with other content. */
    edit: (id: string, customer: string, content: Content): void => {
      const before = documentOf(id);
      sale(before, -1n);
      comeBack(before);
      issue(id, customer, content);
    },
    pay: (shares: [id: string, amount: bigint][], { account, rate, inHome, charge: taken }: Money): void => {
      const { customer, content } = documentOf(shares[0]![0]);
      const amount = shares.reduce((sum, [, one]) => sum + one, 0n);
      const received = inHome ? inHome.reduce((a, b) => a + b, 0n) : home(amount, content, rate);
      const parts = shares.map(([id, one]) => least(one, documentOf(id).owed));
      const surplus = amount - parts.reduce((a, b) => a + b, 0n);
      const homeParts =
        surplus > 0n ? [home(parts[0]!, content, rate)] : (inHome ?? byLargestRemainder(received, parts));
      post(account, received);
      const charge = charges.taken(
        taken && (inHome ? taken : home(taken, content, rate)),
        account,
        shares.length,
      );
      const settled = shares.map(([id], index) => {
        const one = settle(documentOf(id), {
          kind: 'payment',
          amount: parts[index]!,
          received: homeParts[index]!,
          rate,
          account,
          credit: null,
          charge,
        });
        post(19, one.cleared - one.received);
        return one;
      });
      if (surplus > 0n)
        settled[0]!.credit = addCredit(customer, content, rate, surplus, received - homeParts[0]!);
    },
    deletePayment: (id: string, index: number): void => {
      const document = documentOf(id);
      const settled = document.settled[index]!;
      unsettle(document, settled);
      if (settled.kind === 'credit') return;
      post(settled.account, -settled.received);
      charges.sharedBack(settled);
      if (!settled.credit) return;
      post(11, settled.credit.homeLeft);
      post(settled.account, -settled.credit.homeLeft);
      settled.credit.left = 0n;
      settled.credit.homeLeft = 0n;
    },
    applyCredit: (id: string, amount: bigint): void => {
      const document = documentOf(id);
      spend(document.customer, document.content.currency, amount, (credit, part, worth) => {
        const about = { rate: credit.rate, account: 11, credit };
        post(
          19,
          settle(document, { kind: 'credit', amount: part, received: worth, ...about }).cleared - worth,
        );
      });
    },
    refund: refunding({ unspent, spend, post, home }),
    writeOff,
    undoWriteOff: (id: string): void => {
      const document = documentOf(id);
      unsettle(document, document.settled.find((one) => one.kind === 'write-off')!);
      for (const note of document.given) note.forgiven = null;
    },
    ...buying({ stock, chosen, post, home, come }),
    ...givingBack({
      documentOf,
      stock,
      negativeAllowed,
      post,
      home,
      come,
      settle,
      unsettle,
      addCredit,
      writeOff,
    }),
    cancel: (id: string, choice: { payments: 'credit' | 'refund'; goods: 'back' | 'kept' }): void => {
      const document = documentOf(id);
      for (const settled of document.settled) {
        unsettle(document, settled);
        if (settled.kind !== 'payment') continue;
        if (choice.payments === 'refund') post(settled.account, -settled.received);
        else addCredit(document.customer, document.content, settled.rate, settled.amount, settled.received);
      }
      sale(document, -1n);
      if (choice.goods === 'back') comeBack(document);
      Object.assign(document, { cancelled: true, owed: 0n, homeLeft: 0n });
    },
    undoCancel: (id: string): void => {
      const document = documentOf(id);
      Object.assign(document, { cancelled: false, owed: document.totals.total });
      document.homeLeft = sale(document, 1n);
      if (document.away.length === 0) leave(document);
    },
  };
};
export type SecondLedger = ReturnType<typeof secondLedger>;
