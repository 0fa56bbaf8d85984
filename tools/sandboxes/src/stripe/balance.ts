import { type CheckoutSession, named } from './objects.ts';
import { type StripeStatus, stripeLife } from './stripe-sandbox.lifecycle.ts';

/** A charge in the sandbox, what it was paid by, and how much of it can still be refunded. */
export interface Charge {
  id: string;
  paid: CheckoutSession;
  amount: number;
  refundable: number;
  currency: string;
}

/** A movement of an account's balance, in the provider's words. */
interface Movement {
  id: string;
  object: 'balance_transaction';
  amount: number;
  fee: number;
  net: number;
  currency: string;
  type: string;
  reporting_category: string;
  source: Record<string, unknown>;
  payout: string | null;
}

export interface Refund {
  id: string;
  object: 'refund';
  charge: string;
  amount: number;
  currency: string;
  created: number;
  status: StripeStatus<'refund'>;
  metadata: Record<string, string>;
  balance_transaction: string;
  failure_balance_transaction: string | null;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  charge: string;
  amount: number;
  currency: string;
  created: number;
  status: StripeStatus<'dispute'>;
  reason: string;
  evidence_details: { due_by: number };
  balance_transactions: Movement[];
}

export interface Payout {
  id: string;
  object: 'payout';
  amount: number;
  currency: string;
  status: StripeStatus<'payout'>;
  automatic: boolean;
  arrival_date: number;
  created: number;
}

/** What the sandbox keeps of a charge, in thousandths and smallest units, and what it takes for a dispute. */
const [feeRate, feeBase, disputeFee] = [29, 30, 1500];
const evidenceSeconds = 14 * 86_400;
/** What a unit of any currency is worth in the one an account is settled in, where that is another. */
const settledWorth = 1.25;

/** One account's money: charges, refunds, disputes and payouts, by movements of its balance. */
const accountBooks = () => {
  const movements: Movement[] = [];
  const charges: Charge[] = [];
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const payouts: Payout[] = [];
  let settledIn: string | null = null;
  /** Smallest units in the currency that the account is settled in. */
  const settled = (units: number, currency: string) =>
    settledIn === null || settledIn === currency ? units : Math.round(units * settledWorth);
  const seconds = () => Math.floor(Date.now() / 1000);
  /** @param units what moves, in its own currency; `fee` is in the one that the account is settled in */
  const move = (
    units: number,
    fee: number,
    of: string,
    [type, reporting_category]: readonly [string, string],
    source: Record<string, unknown>,
  ): Movement => {
    const [amount, currency] = [settled(units, of), settledIn ?? of];
    const one: Movement = {
      id: named('txn'),
      object: 'balance_transaction',
      amount,
      fee,
      net: amount - fee,
      currency,
      type,
      reporting_category,
      source,
      payout: null,
    };
    movements.push(one);
    return one;
  };
  const chargeOf = (id: string) => charges.find((one) => one.id === id)!;
  const givenBack = ({ id }: Charge) =>
    refunds
      .filter(({ charge, status }) => charge === id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  const unpaid = () => movements.filter((one) => one.payout === null);
  const total = (of: readonly Movement[]) => of.reduce((sum, one) => sum + one.net, 0);
  return {
    charges,
    refunds,
    disputes,
    payouts,
    partsOf: (payout: string) => movements.filter((one) => one.payout === payout),
    /** Settles the account in a currency from now on, whatever its charges are in. */
    settleIn: (currency: string): void => {
      settledIn = currency;
    },
    balance: () => ({ amount: total(unpaid()), currency: movements[0]?.currency ?? 'usd' }),
    charged: (paid: CheckoutSession): void => {
      const { charge: id, amount, currency, applicationFee } = paid;
      charges.push({ id, paid, amount, refundable: amount, currency });
      const fee = Math.ceil((amount * feeRate) / 1000) + feeBase + applicationFee;
      move(amount, settled(fee, currency), currency, ['charge', 'charge'], { id, object: 'charge' });
    },
    /** Gives money back; null where there is not as much. */
    refund: (charge: Charge, amount: number, ours: string | null): Refund | null => {
      const isRest = givenBack(charge) + amount === charge.amount;
      const fits = amount > 0 && amount <= charge.refundable;
      if (!fits || !stripeLife.happen('payment', charge.paid, isRest ? 'refund.rest' : 'refund.part'))
        return null;
      charge.refundable -= amount;
      const { id: of, currency } = charge;
      const id = named('re');
      const taken = move(-amount, 0, currency, ['refund', 'refund'], { id, object: 'refund', charge: of });
      const made: Refund = {
        id,
        object: 'refund',
        charge: of,
        amount,
        currency,
        status: 'succeeded',
        metadata: ours ? { refund: ours } : {},
        created: seconds(),
        balance_transaction: taken.id,
        failure_balance_transaction: null,
      };
      refunds.push(made);
      return made;
    },
    failRefund: (refund: Refund): boolean => {
      const { id, charge: of, amount, currency } = refund;
      const charge = chargeOf(of);
      if (!stripeLife.happen('refund', refund, 'refund.fail')) return false;
      stripeLife.happen('payment', charge.paid, 'refund.fail');
      charge.refundable += amount;
      const source = { id, object: 'refund', charge: of };
      const back = move(amount, 0, currency, ['refund_failure', 'refund_failure'], source);
      refund.failure_balance_transaction = back.id;
      return true;
    },
    /** Disputes what is left of a charge; asked about first, nothing is taken. Null where nothing is left. */
    dispute: (charge: Charge, warned: boolean): Dispute | null => {
      const { id: of, refundable: amount, currency, paid } = charge;
      if (amount <= 0 || !stripeLife.happen('payment', paid, 'dispute.open')) return null;
      const id = named('du');
      const source = { id, object: 'dispute', charge: of };
      const taken = warned ? [] : [move(-amount, disputeFee, currency, ['adjustment', 'dispute'], source)];
      const made: Dispute = {
        id,
        object: 'dispute',
        charge: of,
        amount,
        currency,
        reason: 'fraudulent',
        status: warned ? 'warning_needs_response' : 'needs_response',
        evidence_details: { due_by: seconds() + evidenceSeconds },
        created: seconds(),
        balance_transactions: taken,
      };
      charge.refundable = 0;
      disputes.push(made);
      return made;
    },
    /** Decides a dispute, or reverses what was decided; false where its chart doesn't have it. What isn't lost can be refunded again. */
    decide: (dispute: Dispute, end: 'dispute.win' | 'dispute.lose'): boolean => {
      if (!stripeLife.happen('dispute', dispute, end)) return false;
      const { id, charge, amount, currency, balance_transactions: taken } = dispute;
      if (dispute.status !== 'lost') chargeOf(charge).refundable += amount;
      if (dispute.status !== 'won') return true;
      const source = { id, object: 'dispute', charge };
      taken.push(move(amount, -disputeFee, currency, ['adjustment', 'dispute_reversal'], source));
      return true;
    },
    /** Pays the balance out; null where there is none. */
    payOut: (): Payout | null => {
      const parts = unpaid();
      const amount = total(parts);
      if (amount <= 0) return null;
      const { currency } = parts[0]!;
      const made: Payout = {
        id: named('po'),
        object: 'payout',
        amount,
        currency,
        status: 'pending',
        automatic: true,
        arrival_date: seconds(),
        created: seconds(),
      };
      for (const one of parts) one.payout = made.id;
      payouts.push(made);
      return made;
    },
    /** Ends the way of a payout, or sends it back; false where its chart doesn't have it. */
    arrive: (payout: Payout, end: 'payout.arrive' | 'payout.fail'): boolean => {
      if (!stripeLife.happen('payout', payout, end)) return false;
      if (payout.status === 'failed')
        for (const one of movements.filter(({ payout: of }) => of === payout.id)) one.payout = null;
      return true;
    },
  };
};

export type AccountBooks = ReturnType<typeof accountBooks>;

/** The money of every account of the sandbox. */
export const stripeBooks = () => {
  const known = new Map<string, AccountBooks>();
  return (account: string): AccountBooks => {
    const books = known.get(account) ?? accountBooks();
    known.set(account, books);
    return books;
  };
};
