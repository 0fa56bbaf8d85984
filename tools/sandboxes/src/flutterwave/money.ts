import { type Act, moneyText, offered } from '../engine/page.ts';
import { type Chargeback, cents, type FlutterwaveBooks, type Paid, type Refund } from './books.ts';
import { flutterwaveLife } from './flutterwave-sandbox.lifecycle.ts';
import type { Payment } from './objects.ts';

/** Reports something, with what its payment was marked with. */
export type Tell = (event: string, data: object, meta: Payment['meta'] | undefined) => Promise<void>;

const paymentOf = (books: FlutterwaveBooks, { transaction_id: of }: { transaction_id: number }): Payment =>
  books.ofId(of)!.payment;

/** What is reported of a refund, as Flutterwave words it: in a spelling of its own and without our reference. */
export const refundReport = (books: FlutterwaveBooks, refund: Refund): Parameters<Tell> => {
  const { id, transaction_id: TransactionId, amount_refunded: AmountRefunded, status } = refund;
  return ['refund.completed', { id, AmountRefunded, status, TransactionId }, paymentOf(books, refund).meta];
};

const paymentActs = (books: FlutterwaveBooks, tell: Tell, one: Paid): readonly Act[] => {
  const left = books.leftOf(one);
  const named = moneyText(left, one.payment.currency);
  const refund = (amount: number, isSlow = false) => {
    const made = books.refund(one, amount, null);
    if (made && !isSlow) books.endRefund(made, 'refund.complete');
    return made && tell(...refundReport(books, made));
  };
  const chargeBack = () => {
    const made = books.chargeBack(one);
    return made && tell(`chargeback.${made.status}`, made, one.payment.meta);
  };
  return offered(
    left > 0,
    [`refund ${one.id}`, `Refund ${named}`, () => refund(left)],
    [`half ${one.id}`, `Refund half of ${named}`, () => refund(cents(left / 2))],
    [`slow ${one.id}`, `Refund ${named}, on its way first`, () => refund(left, true)],
    [`chargeback ${one.id}`, `Have the bank take ${named} back`, chargeBack],
  );
};

const chargebackActs = (books: FlutterwaveBooks, tell: Tell, one: Chargeback): readonly Act[] => {
  const { currency, meta } = paymentOf(books, one);
  const named = moneyText(one.amount, currency);
  const can = (type: 'chargeback.decline' | 'chargeback.win') => flutterwaveLife.can('dispute', one, type);
  const told = (happened: boolean) => happened && tell(`chargeback.${one.status}`, one, meta);
  const decline = () => told(flutterwaveLife.happen('dispute', one, 'chargeback.decline'));
  const decide = (end: 'chargeback.win' | 'chargeback.lose') => told(books.decide(one, end));
  return [
    ...offered(can('chargeback.decline'), [`decline ${one.id}`, `Send evidence for ${named}`, decline]),
    ...offered(
      can('chargeback.win'),
      [`win ${one.id}`, `Win the chargeback of ${named}`, () => decide('chargeback.win')],
      [`lose ${one.id}`, `Lose the chargeback of ${named}`, () => decide('chargeback.lose')],
    ),
  ];
};

/** What can be done with the money of a sub-account. Settlements are reported by nobody. */
export const balanceActs = (account: string, books: FlutterwaveBooks, tell: Tell): readonly Act[] => {
  const isOwn = (one: { transaction_id: number }) => paymentOf(books, one).account === account;
  const waiting = books.refunds.filter(
    (one) => isOwn(one) && flutterwaveLife.can('refund', one, 'refund.complete'),
  );
  const slow = books.settlements.filter(
    (one) => one.account === account && flutterwaveLife.can('payout', one.row, 'settlement.arrive'),
  );
  const endRefunds = async (end: 'refund.complete' | 'refund.fail') => {
    for (const one of waiting) if (books.endRefund(one, end)) await tell(...refundReport(books, one));
  };
  const arrive = (settlements: typeof books.settlements) => {
    for (const { row } of settlements) flutterwaveLife.happen('payout', row, 'settlement.arrive');
  };
  const settle = () => {
    const made = books.settle(account);
    if (made) arrive([made]);
  };
  return [
    ['settle', 'Settle to the bank', settle],
    ['send', 'Send a settlement on its way', () => void books.settle(account)],
    ...offered(slow.length > 0, ['arrive', 'Let settlements arrive', () => arrive(slow)]),
    ...offered(
      waiting.length > 0,
      ['complete', 'Let refunds reach the customer', () => endRefunds('refund.complete')],
      ['fail', 'Let refunds on their way fail', () => endRefunds('refund.fail')],
    ),
    ...books
      .paid()
      .filter(({ payment }) => payment.account === account)
      .flatMap((one) => paymentActs(books, tell, one)),
    ...books.chargebacks.filter(isOwn).flatMap((one) => chargebackActs(books, tell, one)),
  ];
};
