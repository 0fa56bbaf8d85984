import { type Act, moneyOf, offered } from '../engine/page.ts';
import type { Dispute, PaystackMoney, Transaction } from './money.ts';
import { paystackLife } from './paystack-sandbox.lifecycle.ts';

type Report = (event: string, of: Transaction) => Promise<void>;

const paymentActs = (money: PaystackMoney, report: Report, one: Transaction): readonly Act[] => {
  const { id, amount, currency } = one;
  const [left, half] = [money.leftOf(one), Math.floor(amount / 2)];
  const refund = (units: number) => money.refund(one, units, null) && report('refund.pending', one);
  const dispute = () => money.dispute(one) && report('charge.dispute.create', one);
  return [
    ...offered(left > 0, [`refund ${id}`, `Refund ${moneyOf(left, currency)}`, () => refund(left)]),
    ...offered(left > 0 && half <= left, [
      `half ${id}`,
      `Refund ${moneyOf(half, currency)}`,
      () => refund(half),
    ]),
    ...offered(left > 0, [`dispute ${id}`, `Dispute ${moneyOf(left, currency)}`, dispute]),
  ];
};

/** What can be done with a dispute: with all that a payment has, since it is named by its payment. */
const disputeActs = (money: PaystackMoney, report: Report, one: Dispute): readonly Act[] => {
  const { of } = one;
  const named = moneyOf(one.refund_amount, of.currency);
  const can = (type: 'dispute.review' | 'dispute.win') => paystackLife.can('dispute', one, type);
  const each = async (event: string, happen: (dispute: Dispute) => boolean) => {
    for (const dispute of money.disputes.filter((other) => other.of === of))
      if (happen(dispute)) await report(event, of);
  };
  const review = () =>
    each('charge.dispute.remind', (dispute) => paystackLife.happen('dispute', dispute, 'dispute.review'));
  const decide = (end: 'dispute.win' | 'dispute.lose') =>
    each('charge.dispute.resolve', (dispute) => money.decide(dispute, end));
  return [
    ...offered(can('dispute.review'), [`review ${of.id}`, `Send evidence for ${named}`, review]),
    ...offered(
      can('dispute.win'),
      [`win ${of.id}`, `Win the dispute of ${named}`, () => decide('dispute.win')],
      [`lose ${of.id}`, `Lose the dispute of ${named}`, () => decide('dispute.lose')],
    ),
  ];
};

/** What can be done with the money of a sub-account. Settlements are reported by nobody. */
export const balanceActs = (
  account: string,
  money: PaystackMoney,
  paid: () => readonly Transaction[],
  report: Report,
): readonly Act[] => {
  const own = paid().filter((one) => one.account === account);
  const waiting = money.refunds.filter(
    (one) =>
      own.some(({ id }) => id === one.transaction) && paystackLife.can('refund', one, 'refund.process'),
  );
  const slow = money.settlements.filter(
    (one) => one.account === account && paystackLife.can('payout', one, 'settlement.arrive'),
  );
  const endRefunds = async (end: 'refund.process' | 'refund.fail', event: string) => {
    for (const one of waiting) {
      const of = own.find(({ id }) => id === one.transaction)!;
      if (money.endRefund(one, of, end)) await report(event, of);
    }
  };
  const arrive = (settlements: typeof money.settlements) => {
    for (const one of settlements) paystackLife.happen('payout', one, 'settlement.arrive');
  };
  const settle = () => {
    const made = money.settle(account);
    if (made) arrive([made]);
  };
  return [
    ['settle', 'Settle to the bank', settle],
    ['send', 'Send a settlement on its way', () => void money.settle(account)],
    ...offered(slow.length > 0, ['arrive', 'Let settlements arrive', () => arrive(slow)]),
    ['usd', 'Settle this account in USD', () => money.settleIn(account, 'USD')],
    ...offered(
      waiting.length > 0,
      ['process', 'Let refunds reach the customer', () => endRefunds('refund.process', 'refund.processed')],
      ['fail', 'Let refunds on their way fail', () => endRefunds('refund.fail', 'refund.failed')],
    ),
    ...own.flatMap((one) => paymentActs(money, report, one)),
    ...money.disputes
      .filter(({ of }) => of.account === account)
      .flatMap((one) => disputeActs(money, report, one)),
  ];
};
