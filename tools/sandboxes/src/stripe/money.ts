import { type Act, moneyOf, offered } from '../engine/page.ts';
import type { AccountBooks, Charge, Dispute, Payout, Refund } from './balance.ts';
import { stripeLife } from './stripe-sandbox.lifecycle.ts';

/** Reports something of an account. */
export type Tell = (type: string, account: string, object: { id: string }) => Promise<void>;
type TellOf = (type: string, object: { id: string }) => Promise<void>;

/** Reports a refund, as itself and as a change of its charge. */
export const tellOfRefund = async (tell: TellOf, refund: Refund): Promise<void> => {
  await tell('refund.created', refund);
  await tell('charge.refunded', { id: refund.charge });
};

const chargeActs = (books: AccountBooks, tell: TellOf, charge: Charge): readonly Act[] => {
  const { id, refundable, currency } = charge;
  const [all, half] = [refundable, Math.floor(refundable / 2)];
  const refund = (amount: number) => {
    const made = books.refund(charge, amount, null);
    return made && tellOfRefund(tell, made);
  };
  const dispute = (warned: boolean) => {
    const made = books.dispute(charge, warned);
    return made && tell('charge.dispute.created', made);
  };
  return offered(
    refundable > 0,
    [`refund ${id}`, `Refund ${moneyOf(all, currency)}`, () => refund(all)],
    [`half ${id}`, `Refund ${moneyOf(half, currency)}`, () => refund(half)],
    [`warn ${id}`, `Ask about ${moneyOf(all, currency)}`, () => dispute(true)],
    [`dispute ${id}`, `Dispute ${moneyOf(all, currency)}`, () => dispute(false)],
  );
};

const refundActs = (books: AccountBooks, tell: TellOf, refund: Refund): readonly Act[] => {
  const label = `Let the refund of ${moneyOf(refund.amount, refund.currency)} fail`;
  const fail = () => books.failRefund(refund) && tell('refund.failed', refund);
  return offered(stripeLife.can('refund', refund, 'refund.fail'), [`failrefund ${refund.id}`, label, fail]);
};

const disputeActs = (books: AccountBooks, tell: TellOf, dispute: Dispute): readonly Act[] => {
  const { id, amount, currency } = dispute;
  const named = moneyOf(amount, currency);
  const can = (type: 'dispute.review' | 'dispute.win' | 'dispute.lose') =>
    stripeLife.can('dispute', dispute, type);
  const review = () =>
    stripeLife.happen('dispute', dispute, 'dispute.review') && tell('charge.dispute.updated', dispute);
  const decide = (end: 'dispute.win' | 'dispute.lose') =>
    books.decide(dispute, end) && tell('charge.dispute.closed', dispute);
  return [
    ...offered(can('dispute.review'), [`review ${id}`, `Send evidence for ${named}`, review]),
    ...offered(can('dispute.win'), [`win ${id}`, `Win the dispute of ${named}`, () => decide('dispute.win')]),
    ...offered(can('dispute.lose'), [
      `lose ${id}`,
      `Lose the dispute of ${named}`,
      () => decide('dispute.lose'),
    ]),
  ];
};

const payoutActs = (books: AccountBooks, tell: TellOf, payout: Payout): readonly Act[] => {
  const named = moneyOf(payout.amount, payout.currency);
  const can = (end: 'payout.arrive' | 'payout.fail') => stripeLife.can('payout', payout, end);
  const arrive = () => books.arrive(payout, 'payout.arrive') && tell('payout.paid', payout);
  const fail = () => books.arrive(payout, 'payout.fail') && tell('payout.failed', payout);
  return [
    ...offered(can('payout.arrive'), [`arrive ${payout.id}`, `Let ${named} arrive`, arrive]),
    ...offered(can('payout.fail'), [`fail ${payout.id}`, `Send ${named} back`, fail]),
  ];
};

/** What can be done with an account's money: refunds, disputes and payouts, each reported. */
export const balanceActs = (books: AccountBooks, tell: TellOf): readonly Act[] => {
  const payOut = () => {
    const made = books.payOut();
    return made && tell('payout.created', made);
  };
  return [
    ['payout', 'Pay out the balance', payOut],
    ['usd', 'Settle this account in USD', () => books.settleIn('usd')],
    ...books.charges.flatMap((one) => chargeActs(books, tell, one)),
    ...books.refunds.flatMap((one) => refundActs(books, tell, one)),
    ...books.disputes.flatMap((one) => disputeActs(books, tell, one)),
    ...books.payouts.flatMap((one) => payoutActs(books, tell, one)),
  ];
};
