import { randomInt } from 'node:crypto';
import { type PaystackStatus, paystackLife } from './paystack-sandbox.lifecycle.ts';

/** A payment of the sandbox's, in memory. */
export interface Transaction {
  id: number;
  reference: string;
  account: string;
  amount: number;
  currency: string;
  status: PaystackStatus<'payment'>;
  /** What its page is called by. */
  access: string;
  purpose: string;
  callbackUrl: string;
}

export interface Refund {
  id: number;
  transaction: number;
  amount: number;
  currency: string;
  status: PaystackStatus<'refund'>;
  merchant_note: string | null;
  dispute: null;
}

export interface Dispute {
  id: number;
  of: Transaction;
  refund_amount: number;
  status: PaystackStatus<'dispute'>;
}

export interface Settlement {
  id: number;
  account: string;
  currency: string;
  status: PaystackStatus<'payout'>;
  total_processed: number;
  total_fees: number;
  deductions: number;
  settlement_date: string;
}

/** What moved in an account's money, in smallest units; the settlement it went with. */
interface Movement {
  kind: 'payment' | 'refund' | 'dispute';
  of: Transaction;
  amount: number;
  settlement: number | null;
}

/** What the sandbox keeps of a payment, in thousandths, and what a unit of any currency is worth in the one settled in, where that is another. */
const [feeRate, settledWorth] = [15, 1.25];
const total = (of: readonly { amount: number }[]) => of.reduce((sum, { amount }) => sum + amount, 0);

/** What becomes of money at the sandbox after it was paid: refunds, disputes and settlements, in memory. */
export const paystackMoney = () => {
  const refunds: Refund[] = [];
  const disputes: Dispute[] = [];
  const settlements: Settlement[] = [];
  const movements: Movement[] = [];
  const settledIn = new Map<string, string>();
  const id = () => randomInt(1e6, 9e6);
  const move = (kind: Movement['kind'], of: Transaction, amount: number) =>
    movements.push({ kind, of, amount, settlement: null });
  const standing = (of: Transaction) =>
    refunds.filter(({ transaction, status }) => transaction === of.id && status !== 'failed');
  /** What of a payment hasn't gone back, and isn't in dispute or lost. */
  const leftOf = (of: Transaction): number =>
    of.amount -
    total(standing(of)) -
    total(
      disputes
        .filter((one) => one.of === of && one.status !== 'declined')
        .map(({ refund_amount: amount }) => ({ amount })),
    );
  return {
    refunds,
    disputes,
    settlements,
    leftOf,
    paid: (of: Transaction): void => void move('payment', of, of.amount),
    /** Gives money back; null where there is not as much. */
    refund: (paid: Transaction, amount: number, note: string | null): Refund | null => {
      const isRest = total(standing(paid)) + amount === paid.amount;
      const fits = amount > 0 && amount <= leftOf(paid);
      if (!fits || !paystackLife.happen('payment', paid, isRest ? 'refund.rest' : 'refund.part')) return null;
      const { currency } = paid;
      const made: Refund = {
        id: id(),
        transaction: paid.id,
        amount,
        currency,
        status: 'pending',
        merchant_note: note,
        dispute: null,
      };
      refunds.push(made);
      return made;
    },
    /** A refund on its way reaches the customer, or doesn't. */
    endRefund: (one: Refund, of: Transaction, end: 'refund.process' | 'refund.fail'): boolean => {
      if (!paystackLife.happen('refund', one, end)) return false;
      if (end === 'refund.process') move('refund', of, -one.amount);
      else paystackLife.happen('payment', of, 'refund.fail');
      return true;
    },
    /** Disputes what is left; null where nothing is. */
    dispute: (of: Transaction): Dispute | null => {
      const refund_amount = leftOf(of);
      if (refund_amount <= 0 || !paystackLife.happen('payment', of, 'dispute.open')) return null;
      const made: Dispute = { id: id(), of, refund_amount, status: 'awaiting-merchant-feedback' };
      disputes.push(made);
      return made;
    },
    decide: (one: Dispute, end: 'dispute.win' | 'dispute.lose'): boolean => {
      if (!paystackLife.happen('dispute', one, end)) return false;
      if (end === 'dispute.lose') move('dispute', one.of, -one.refund_amount);
      return true;
    },
    /** Settles an account in a currency from now on, whatever it's paid in. */
    settleIn: (account: string, currency: string): void => void settledIn.set(account, currency),
    /** Puts together what an account was paid, less what went back, and sends it on its way; null where nothing moved. */
    settle: (account: string): Settlement | null => {
      const waiting = movements.filter((one) => one.of.account === account && one.settlement === null);
      const paidIn = waiting[0]?.of.currency;
      if (!paidIn) return null;
      const parts = waiting.filter(({ of }) => of.currency === paidIn);
      const currency = settledIn.get(account) ?? paidIn;
      const settled = (units: number) => (currency === paidIn ? units : Math.round(units * settledWorth));
      const payments = total(parts.filter(({ kind }) => kind === 'payment'));
      const made: Settlement = {
        id: id(),
        account,
        currency,
        status: 'pending',
        total_processed: settled(payments),
        total_fees: settled(Math.ceil((payments * feeRate) / 1000)),
        deductions: settled(payments - total(parts)),
        settlement_date: new Date().toISOString(),
      };
      for (const one of parts) one.settlement = made.id;
      settlements.push(made);
      return made;
    },
    /** The payments that a settlement is made of. */
    settledBy: (settlement: string): Transaction[] =>
      movements
        .filter((one) => one.kind === 'payment' && String(one.settlement) === settlement)
        .map(({ of }) => of),
  };
};

export type PaystackMoney = ReturnType<typeof paystackMoney>;

/** A dispute in the provider's words: one that was decided says for whom elsewhere. */
export const disputeObject = ({ id, of, refund_amount, status }: Dispute) => {
  const isDecided = status === 'declined' || status === 'merchant-accepted';
  const { id: transaction, amount, currency } = of;
  return {
    id,
    refund_amount,
    currency,
    transaction: { id: transaction, amount, currency },
    status: isDecided ? 'resolved' : status,
    resolution: isDecided ? status : null,
    category: 'fraud',
    dueAt: null,
  };
};

/** A settlement in the provider's words. */
export const settlementObject = ({ account: _, ...one }: Settlement) => ({
  ...one,
  domain: 'test',
  effective_amount: one.total_processed - one.total_fees - one.deductions,
});
