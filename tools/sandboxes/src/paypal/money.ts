import { isPositive, over, rounded } from '../../../../src/domain/money.ts';
import { digitsOf } from '../../../../src/domain/values/currency.ts';
import { type Act, offered } from '../engine/page.ts';
import { type Dispute, type Money, moneyOf, type PaypalBooks } from './books.ts';
import { refundObject, type SandboxOrder, type SandboxRefund, type Tell } from './objects.ts';
import { paypalLife } from './paypal-sandbox.lifecycle.ts';

const moneyText = ({ value, currency_code }: Money) => `${value} ${currency_code}`;

/** A dispute in the provider's words: one that is resolved says for whom elsewhere. */
export const disputeObject = ({ of, status, ...one }: Dispute) => {
  const isResolved = status.startsWith('RESOLVED');
  return {
    ...one,
    reason: 'UNAUTHORISED',
    status: isResolved ? 'RESOLVED' : status,
    disputed_transactions: [{ seller_transaction_id: of.capture!.id, seller: { merchant_id: of.account } }],
    ...(isResolved && { dispute_outcome: { outcome_code: status } }),
  };
};

const refundReports = {
  PENDING: 'PAYMENT.REFUND.PENDING',
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  FAILED: 'PAYMENT.REFUND.FAILED',
} as const;

/** Reports a refund as it is now. @param at where the sandbox is reached */
export const tellOfRefund = (
  tell: Tell,
  order: SandboxOrder,
  refund: SandboxRefund,
  at: string,
): Promise<void> => tell(refundReports[refund.status], refundObject(order, refund, at));

const orderActs = (books: PaypalBooks, tell: Tell, at: string, order: SandboxOrder): readonly Act[] => {
  const { id } = order.capture!;
  const { currency_code } = order.money;
  const left = books.leftOf(order);
  const named = moneyText(moneyOf(left, currency_code));
  const refund = (amount: string, isSlow = false) => {
    const made = books.refund(order, amount);
    if (made && !isSlow) books.endRefund(order, made, 'refund.complete');
    return made && tellOfRefund(tell, order, made, at);
  };
  const half = () => refund(rounded(over(left, '2'), digitsOf(currency_code)));
  const dispute = (stage: Dispute['dispute_life_cycle_stage'], byBank = false) => {
    const made = books.dispute(order, stage, byBank);
    return made && tell('CUSTOMER.DISPUTE.CREATED', disputeObject(made));
  };
  return offered(
    isPositive(left),
    [`refund ${id}`, `Refund ${named}`, () => refund(left)],
    [`half ${id}`, `Refund half of ${named}`, half],
    [`slow ${id}`, `Refund ${named}, on its way first`, () => refund(left, true)],
    [`inquire ${id}`, `Ask about ${named}`, () => dispute('INQUIRY')],
    [`dispute ${id}`, `Dispute ${named} at PayPal`, () => dispute('CHARGEBACK')],
    [`chargeback ${id}`, `Have the bank take ${named} back`, () => dispute('CHARGEBACK', true)],
  );
};

const disputeActs = (books: PaypalBooks, tell: Tell, one: Dispute): readonly Act[] => {
  const { dispute_id: id } = one;
  const named = moneyText(one.dispute_amount);
  const can = (type: 'dispute.review' | 'dispute.win') => paypalLife.can('dispute', one, type);
  const review = () =>
    paypalLife.happen('dispute', one, 'dispute.review') &&
    tell('CUSTOMER.DISPUTE.UPDATED', disputeObject(one));
  const decide = (end: 'dispute.win' | 'dispute.lose') =>
    books.decide(one, end) && tell('CUSTOMER.DISPUTE.RESOLVED', disputeObject(one));
  return [
    ...offered(can('dispute.review'), [`review ${id}`, `Send evidence for ${named}`, review]),
    ...offered(
      can('dispute.win'),
      [`win ${id}`, `Win the dispute of ${named}`, () => decide('dispute.win')],
      [`lose ${id}`, `Lose the dispute of ${named}`, () => decide('dispute.lose')],
    ),
  ];
};

/** What can be done with an account's money. @param at where the sandbox is reached */
export const balanceActs = (account: string, books: PaypalBooks, tell: Tell, at: string): readonly Act[] => {
  const own = books.captured().filter((one) => one.account === account);
  const waiting = own.flatMap((order) =>
    order.refunds
      .filter((one) => paypalLife.can('refund', one, 'refund.complete'))
      .map((refund) => ({ order, refund })),
  );
  const endRefunds = async (end: 'refund.complete' | 'refund.fail') => {
    for (const { order, refund } of waiting)
      if (books.endRefund(order, refund, end)) await tellOfRefund(tell, order, refund, at);
  };
  return [
    ...own.flatMap((one) => orderActs(books, tell, at, one)),
    ...books.disputes
      .filter(({ of }) => of.account === account)
      .flatMap((one) => disputeActs(books, tell, one)),
    ...offered(
      waiting.length > 0,
      ['complete', 'Let refunds reach the customer', () => endRefunds('refund.complete')],
      ['fail', 'Let refunds on their way fail', () => endRefunds('refund.fail')],
    ),
  ];
};
