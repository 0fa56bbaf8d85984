import { compare, decimal, fixed, isPositive, minus, plus, sum } from '../../../../src/domain/money.ts';
import { digitsOf } from '../../../../src/domain/values/currency.ts';
import { isWaiting, named, type PaypalKept, type SandboxOrder, type SandboxRefund } from './objects.ts';
import { type PaypalStatus, paypalLife } from './paypal-sandbox.lifecycle.ts';

export type Money = SandboxOrder['money'];

/** A dispute of an order, in memory. */
export interface Dispute {
  dispute_id: string;
  of: SandboxOrder;
  status: PaypalStatus<'dispute'>;
  dispute_amount: Money;
  dispute_life_cycle_stage: 'INQUIRY' | 'CHARGEBACK';
  seller_response_due_date: string;
  fund_movements: { party: 'SELLER'; amount: Money; type: 'DEBIT' | 'CREDIT'; reason: string }[];
}

/** What a chargeback costs, whoever wins it, and how long evidence is taken. */
const [chargebackFee, evidenceMs] = ['20', 14 * 86_400_000];

export const moneyOf = (value: string, currency_code: string): Money => ({
  currency_code,
  value: fixed(value, digitsOf(currency_code)),
});

const lasting = ({ refunds }: SandboxOrder) => refunds.filter((one) => !notLasting.has(one.status));

const notLasting: ReadonlySet<string> = new Set(['FAILED']);

const kept: ReadonlySet<string> = new Set(['RESOLVED_SELLER_FAVOUR']);

/** The refunds and disputes of the sandbox's captures. */
export const paypalBooks = ({ orders }: PaypalKept) => {
  const disputes: Dispute[] = [];
  const captured = () => [...orders.values()].filter((one) => one.capture && !isWaiting(one));
  const move = (one: Dispute, type: 'DEBIT' | 'CREDIT', amount: Money, reason = 'DISPUTE_SETTLEMENT') =>
    one.fund_movements.push({ party: 'SELLER', amount, type, reason });
  const refundedOf = (order: SandboxOrder): string =>
    sum(lasting(order).map(({ amount }) => decimal(amount.value)));
  /** What can still be given back of what was taken: what is in dispute, or lost, can't. */
  const leftOf = (order: SandboxOrder): string => {
    const gone = disputes.filter(({ of, status }) => of === order && !kept.has(status));
    const lost = sum(gone.map(({ dispute_amount }) => decimal(dispute_amount.value)));
    return minus(minus(decimal(order.money.value), refundedOf(order)), lost);
  };
  return {
    disputes,
    captured,
    leftOf,
    ofCapture: (id: string | undefined) => captured().find(({ capture }) => capture!.id === id) ?? null,
    /** Gives money back; null where there is not as much. */
    refund: (
      order: SandboxOrder,
      amount: string,
      more: Partial<SandboxRefund> = {},
    ): SandboxRefund | null => {
      if (!isPositive(amount) || compare(amount, leftOf(order)) > 0) return null;
      const isRest = compare(plus(refundedOf(order), amount), decimal(order.money.value)) === 0;
      if (!paypalLife.happen('payment', order, isRest ? 'refund.rest' : 'refund.part')) return null;
      const money = moneyOf(amount, order.money.currency_code);
      const made: SandboxRefund = { id: named(), status: 'PENDING', amount: money, ...more };
      order.refunds.push(made);
      return made;
    },
    /** A refund on its way reaches the customer, or doesn't; false where its chart doesn't have it. */
    endRefund: (order: SandboxOrder, one: SandboxRefund, end: 'refund.complete' | 'refund.fail'): boolean => {
      if (!paypalLife.happen('refund', one, end)) return false;
      if (end === 'refund.fail')
        paypalLife.happen('payment', order, lasting(order).length > 0 ? end : 'refund.fail-last');
      return true;
    },
    /** Disputes what is left. A bank takes the money at once, with a fee; a claim at PayPal once it is lost. Null where nothing is left. */
    dispute: (
      order: SandboxOrder,
      stage: Dispute['dispute_life_cycle_stage'],
      byBank: boolean,
    ): Dispute | null => {
      const left = leftOf(order);
      if (!isPositive(left) || !paypalLife.happen('payment', order, 'dispute.open')) return null;
      const amount = moneyOf(left, order.money.currency_code);
      const one: Dispute = {
        dispute_id: `PP-D-${named()}`,
        of: order,
        status: 'WAITING_FOR_SELLER_RESPONSE',
        dispute_amount: amount,
        dispute_life_cycle_stage: stage,
        fund_movements: [],
        seller_response_due_date: new Date(Date.now() + evidenceMs).toISOString(),
      };
      if (byBank) {
        move(one, 'DEBIT', amount);
        move(one, 'DEBIT', moneyOf(chargebackFee, amount.currency_code), 'CHARGEBACK_FEE');
      }
      disputes.push(one);
      return one;
    },
    decide: (one: Dispute, end: 'dispute.win' | 'dispute.lose'): boolean => {
      if (!paypalLife.happen('dispute', one, end)) return false;
      const wasTaken = one.fund_movements.length > 0;
      if (end === 'dispute.win' && wasTaken) move(one, 'CREDIT', one.dispute_amount);
      if (end === 'dispute.lose' && !wasTaken) move(one, 'DEBIT', one.dispute_amount);
      return true;
    },
  };
};

export type PaypalBooks = ReturnType<typeof paypalBooks>;
