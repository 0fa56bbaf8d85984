import { randomInt } from 'node:crypto';
import { type FlutterwaveStatus, flutterwaveLife } from './flutterwave-sandbox.lifecycle.ts';
import type { Payment, Try } from './objects.ts';

export interface Refund {
  id: number;
  transaction_id: number;
  amount_refunded: number;
  status: FlutterwaveStatus<'refund'>;
  comment: string | null;
}

export interface Chargeback {
  id: number;
  transaction_id: number;
  tx_ref: string;
  amount: number;
  status: FlutterwaveStatus<'dispute'>;
  stage: 'new';
  comment: string;
  due_date: string;
  meta: { history: Record<string, string>[] };
}

interface Settlement {
  account: string;
  row: Record<string, unknown> & { id: number; status: FlutterwaveStatus<'payout'> };
}

/** What moved in an account's money, in whole units; the settlement it went with. */
interface Movement {
  account: string;
  kind: 'payment' | 'refund' | 'chargeback';
  id: number;
  amount: number;
  settlement: number | null;
}

/** A payment that a customer made. */
export interface Paid {
  id: number;
  tried: Try;
  payment: Payment;
}

/** What the sandbox keeps of a payment, in thousandths, and how long a chargeback may be answered. */
const [feeRate, answerMs] = [14, 2 * 86_400_000];

export const cents = (value: number) => Math.round(value * 100) / 100;

export const feeOf = (amount: number) => cents((amount * feeRate) / 1000);

const total = (of: readonly { amount: number }[]) => cents(of.reduce((sum, { amount }) => sum + amount, 0));

/** Refunds, chargebacks and settlements of the sandbox, in memory. */
export const flutterwaveBooks = (paid: () => readonly Paid[]) => {
  const refunds: Refund[] = [];
  const chargebacks: Chargeback[] = [];
  const settlements: Settlement[] = [];
  const movements: Movement[] = [];
  const id = () => randomInt(1e6, 9e6);
  const ofId = (of: number) => paid().find((one) => one.id === of);
  const move = (kind: Movement['kind'], { id: of, payment }: Paid, amount: number) =>
    movements.push({ account: payment.account, kind, id: of, amount, settlement: null });
  /** Payments move once they're made: noted before anybody looks. */
  const note = () => {
    for (const one of paid())
      if (!movements.some(({ kind, id: of }) => kind === 'payment' && of === one.id))
        move('payment', one, one.payment.amount);
  };
  /** What of a payment hasn't gone back, and isn't charged back. */
  const leftOf = ({ id: of, payment }: Paid) => {
    const back = refunds
      .filter((one) => one.transaction_id === of && one.status !== 'failed')
      .map(({ amount_refunded: amount }) => ({ amount }));
    const charged = chargebacks.filter((one) => one.transaction_id === of && one.status !== 'won');
    return cents(payment.amount - total(back) - total(charged));
  };
  return {
    paid,
    refunds,
    chargebacks,
    settlements,
    movements,
    ofId,
    leftOf,
    /** Gives money back; null where there is not as much. */
    refund: (one: Paid, amount: number, comment: string | null): Refund | null => {
      const fits = amount > 0 && amount <= leftOf(one);
      if (!fits || !flutterwaveLife.happen('payment', one.tried, 'refund.make')) return null;
      const made: Refund = {
        id: id(),
        transaction_id: one.id,
        amount_refunded: amount,
        status: 'pending',
        comment,
      };
      refunds.push(made);
      return made;
    },
    /** A refund on its way reaches the customer, or doesn't. */
    endRefund: (refund: Refund, end: 'refund.complete' | 'refund.fail'): boolean => {
      if (!flutterwaveLife.happen('refund', refund, end)) return false;
      if (end === 'refund.complete') move('refund', ofId(refund.transaction_id)!, -refund.amount_refunded);
      return true;
    },
    /** The bank asks the money back: it's held at once. Null where nothing is left. */
    chargeBack: (one: Paid): Chargeback | null => {
      const amount = leftOf(one);
      if (amount <= 0 || !flutterwaveLife.happen('payment', one.tried, 'chargeback.open')) return null;
      const made: Chargeback = {
        id: id(),
        transaction_id: one.id,
        tx_ref: one.payment.reference,
        amount,
        status: 'initiated',
        stage: 'new',
        comment: 'Product/service not received',
        due_date: new Date(Date.now() + answerMs).toISOString(),
        meta: { history: [{ action: 'initiated', source: 'availablebalance' }] },
      };
      chargebacks.push(made);
      move('chargeback', one, -made.amount);
      return made;
    },
    decide: (one: Chargeback, end: 'chargeback.win' | 'chargeback.lose'): boolean => {
      if (!flutterwaveLife.happen('dispute', one, end)) return false;
      one.meta.history.push({ action: one.status });
      if (end === 'chargeback.win') move('chargeback', ofId(one.transaction_id)!, one.amount);
      return true;
    },
    /** Puts together what moved, and sends it on its way; null where nothing did. */
    settle: (account: string): Settlement | null => {
      note();
      const waiting = movements.filter((one) => one.account === account && one.settlement === null);
      if (waiting.length === 0) return null;
      const { currency } = ofId(waiting[0]!.id)!.payment;
      const parts = waiting.filter((one) => ofId(one.id)!.payment.currency === currency);
      const of = (kind: Movement['kind']) => parts.filter((one) => one.kind === kind);
      const settlement = id();
      for (const one of parts) one.settlement = settlement;
      const app_fee = total(of('payment').map(({ amount }) => ({ amount: feeOf(amount) })));
      const day = new Date().toISOString();
      const row: Settlement['row'] = {
        id: settlement,
        status: 'pending',
        currency,
        due_date: day,
        processed_date: day,
        gross_amount: total(of('payment')),
        app_fee,
        merchant_fee: 0,
        stampduty_charge: 0,
        refund: cents(-total(of('refund'))),
        chargeback: cents(-total(of('chargeback'))),
        net_amount: cents(total(parts) - app_fee),
      };
      const made: Settlement = { account, row };
      settlements.push(made);
      return made;
    },
  };
};

export type FlutterwaveBooks = ReturnType<typeof flutterwaveBooks>;
