import type { IncomingMessage, ServerResponse } from 'node:http';
import type { sandboxAccounts } from '../engine/accounts.ts';
import { bodyOf } from '../engine/http.ts';
import { moneyOf, noPage, offered, type Pressable, showPage } from '../engine/question.ts';
import { paystackLife } from './life.ts';
import type { Dispute, Paid, paystackSandboxMoney, Refund } from './money.ts';

interface Around {
  accounts: ReturnType<typeof sandboxAccounts>;
  money: ReturnType<typeof paystackSandboxMoney>;
  paid: () => readonly Paid[];
  report: (event: string, of: Paid) => Promise<void>;
  at: () => string;
}

/** The page of a sub-account's money. Settlements are reported by nobody. */
export const paystackBalance = ({ accounts, money, paid, report, at }: Around) => {
  const ofAccount = (account: string) => paid().filter((one) => one.account === account);
  const known = (account: string, transaction: number) =>
    ofAccount(account).find(({ id }) => id === transaction);

  const endRefunds = async (account: string, end: 'refund.process' | 'refund.fail') => {
    for (const one of money.refunds) {
      const of = known(account, one.transaction);
      if (of && money.endRefund(one, of, end))
        await report(end === 'refund.process' ? 'refund.processed' : 'refund.failed', of);
    }
  };
  const settle = (account: string, isSlow: boolean) => {
    const made = money.settle(account);
    if (made && !isSlow) paystackLife.happen('payout', made, 'settlement.arrive');
  };
  const arrive = (account: string) => {
    for (const one of money.settlements)
      if (one.account === account) paystackLife.happen('payout', one, 'settlement.arrive');
  };
  /** What is pressed of a payment. */
  const pressOf = async (act: string, one: Paid): Promise<void> => {
    if (act === 'refund' || act === 'half') {
      const left = money.leftOf(one);
      const made = money.refund(one, act === 'half' ? Math.floor(one.amount / 2) : left, null);
      if (typeof made !== 'string') await report('refund.pending', one);
    } else if (act === 'dispute') {
      if (money.dispute(one)) await report('charge.dispute.create', one);
    } else {
      const disputed = money.disputes.filter(({ of }) => of === one);
      for (const dispute of disputed) await pressOfDispute(act, dispute);
    }
  };
  const pressOfDispute = async (act: string, one: Dispute): Promise<void> => {
    if (act === 'review' && paystackLife.happen('dispute', one, 'dispute.review'))
      await report('charge.dispute.remind', one.of);
    if ((act === 'win' || act === 'lose') && money.decide(one, `dispute.${act}`))
      await report('charge.dispute.resolve', one.of);
  };
  /** Carries out what is pressed, and reports it. */
  const press = async (account: string, pressed: string): Promise<void> => {
    const [act = '', id] = pressed.split(' ');
    if (act === 'process' || act === 'fail') await endRefunds(account, `refund.${act}`);
    else if (act === 'settle' || act === 'send') settle(account, act === 'send');
    else if (act === 'arrive') arrive(account);
    else if (act === 'usd') money.settleIn(account, 'USD');
    const one = known(account, Number(id));
    if (one) await pressOf(act, one);
  };

  const refundActs = (account: string): Pressable[] => {
    const waits = (one: Refund) =>
      known(account, one.transaction) && paystackLife.can('refund', one, 'refund.process');
    return money.refunds.some(waits)
      ? [
          ['process', 'Let refunds reach the customer'],
          ['fail', 'Let refunds on their way fail'],
        ]
      : [];
  };
  const paymentActs = (one: Paid): Pressable[] => {
    const { id, amount, currency } = one;
    const left = moneyOf(money.leftOf(one), currency);
    const half = Math.floor(amount / 2);
    const isLeft = money.leftOf(one) > 0;
    return [
      ...offered(isLeft, `refund ${id}`, `Refund ${left}`),
      ...offered(isLeft && half <= money.leftOf(one), `half ${id}`, `Refund ${moneyOf(half, currency)}`),
      ...offered(isLeft, `dispute ${id}`, `Dispute ${left}`),
    ];
  };
  const disputeActs = (one: Dispute): Pressable[] => {
    const named = moneyOf(one.refund_amount, one.of.currency);
    const can = (type: 'dispute.review' | 'dispute.win') => paystackLife.can('dispute', one, type);
    return [
      ...offered(can('dispute.review'), `review ${one.of.id}`, `Send evidence for ${named}`),
      ...offered(can('dispute.win'), `win ${one.of.id}`, `Win the dispute of ${named}`),
      ...offered(can('dispute.win'), `lose ${one.of.id}`, `Lose the dispute of ${named}`),
    ];
  };
  const actsOf = (account: string): Pressable[] => [
    ['settle', 'Settle to the bank'],
    ['send', 'Send a settlement on its way'],
    ...offered(
      money.settlements.some((one) => one.account === account && one.status === 'pending'),
      'arrive',
      'Let settlements arrive',
    ),
    ['usd', 'Settle this account in USD'],
    ...refundActs(account),
    ...ofAccount(account).flatMap(paymentActs),
    ...money.disputes.filter(({ of }) => of.account === account).flatMap(disputeActs),
  ];

  return async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const account = accounts.get(id);
    if (!account) return noPage(response);
    if (request.method === 'POST')
      await press(id, new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '');
    showPage(response, {
      title: `Balance of ${account.name}`,
      heading: account.name,
      acts: actsOf(id),
      text: 'Payments of this sub-account. Make refunds, disputes and settlements here.',
      action: `/paystack/balance/${id}`,
      back: `${at()}/paystack/balance/${id}`,
    });
  };
};
