import type { InvoiceMoney, PayoutPage } from '../../domain/provider-money/view.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { providerMoneyCalls } from '../contract/provider-money.ts';
import { ourNames, renaming } from './rename.ts';

/** Our words for a refund and a payout → the calls'. */
export const refundWire = renaming({ documentId: 'InvoiceId', paymentId: 'PaymentId', amount: 'amount' });
export const payoutWire = renaming({
  amount: 'amount',
  fees: 'fees',
  onDay: 'onday',
  bankId: 'bankid',
  provider: 'provider',
});
export const ourRefund = ourNames(refundWire);
export const ourPayout = ourNames(payoutWire);

/** What became of money paid online, in our words. */
export const invoiceMoneyFromWire = ({
  payments,
  refunds,
  disputes,
}: AnswerOf<typeof providerMoneyCalls.getOnlineMoney>['data']): InvoiceMoney => ({
  payments: payments.map(({ paymentid: id, canrefund: canRefund, ...one }) => ({ id, canRefund, ...one })),
  refunds: refunds.map(({ refundid: id, askedhere: requestedHere, Standing: standing, ...one }) => ({
    id,
    requestedHere,
    standing,
    ...one,
  })),
  disputes: disputes.map(({ disputeid: id, dueat: dueAt, Standing: standing, ...one }) => ({
    id,
    dueAt,
    standing,
    ...one,
  })),
});

/** A page of payouts, in our words. */
export const payoutPageFromWire = ({
  payouts,
  clearing,
  homecurrency: homeCurrency,
  currentpage: page,
  pagetotal: pages,
  total,
}: AnswerOf<typeof providerMoneyCalls.listPayouts>['data']): PayoutPage => ({
  clearing,
  homeCurrency,
  page,
  pages,
  total,
  payouts: payouts.map(
    ({
      payoutid: id,
      arriveson: arrivesOn,
      bankname: bankName,
      isbooked: booked,
      islive: live,
      Standing: standing,
      ...one
    }) => ({ id, arrivesOn, bankName, booked, live, standing, ...one }),
  ),
});
