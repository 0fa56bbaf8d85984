import type { IncomingMessage, ServerResponse } from 'node:http';
import { decimal, fixed } from '../../../../src/domain/money.ts';
import { digitsOf } from '../../../../src/domain/values/currency.ts';
import type { sandboxAccounts } from '../engine/accounts.ts';
import { bodyOf } from '../engine/http.ts';
import { noPage, offered, type Pressable, showPage } from '../engine/question.ts';
import { type Chargeback, cents, feeOf, moneyBooks, type Paid, type Refund } from './books.ts';
import { flutterwaveLife } from './life.ts';
import type { Payment } from './objects.ts';

interface MoneyPart {
  accounts: ReturnType<typeof sandboxAccounts>;
  paid: () => readonly Paid[];
  tell: (event: string, data: object, meta: Payment['meta'] | undefined) => Promise<void>;
  at: () => string;
}

const moneyText = (amount: number, currency: string) =>
  `${fixed(decimal(amount), digitsOf(currency))} ${currency}`;
/** What becomes of money at the sandbox after it was paid: its API of refunds, chargebacks and settlements, and a page on which they are made. */
export const flutterwaveSandboxMoney = ({ accounts, paid, tell, at }: MoneyPart) => {
  const books = moneyBooks(paid);
  const paymentOf = (of: number) => books.ofId(of)!.payment;
  const reportRefund = ({ id, transaction_id, amount_refunded, status }: Refund) => {
    // As Flutterwave words it, in a spelling of its own and without our reference.
    const data = { id, AmountRefunded: amount_refunded, status, TransactionId: transaction_id };
    return tell('refund.completed', data, paymentOf(transaction_id).meta);
  };
  const reportChargeback = (one: Chargeback) =>
    tell(`chargeback.${one.status}`, one, paymentOf(one.transaction_id).meta);

  /** Answers calls about money: the data and what it's called; a sentence for a no, null for any other call. */
  const api = (
    call: string,
    query: URLSearchParams,
    sent: () => Record<string, unknown>,
  ): { data: unknown; pages?: number } | string | null => {
    const charge = query.get('id');
    const ofCharge = (of: { transaction_id: number }) => !charge || String(of.transaction_id) === charge;
    const refunding = /^POST \/transactions\/(\d+)\/refund$/.exec(call)?.[1];
    if (refunding) {
      const one = books.ofId(Number(refunding));
      const { amount, comments } = sent() as { amount: number; comments?: string };
      const made = one && books.refund(one, amount, comments ?? null);
      if (made) books.endRefund(made, 'refund.complete');
      if (!made) return 'Refund amount is more than the amount left of this transaction';
      void reportRefund(made);
      const { transaction_id: tx_id, comment: _, ...rest } = made;
      return { data: { ...rest, tx_id } };
    }
    if (call === 'GET /refunds') return { data: books.refunds.filter(ofCharge).toReversed() };
    if (call === 'GET /chargebacks') return { data: books.chargebacks.filter(ofCharge).toReversed() };
    if (call === 'GET /settlements') {
      const own = books.settlements.filter(({ account }) => account === query.get('subaccount_id'));
      return { data: own.map(({ row }) => row).reverse(), pages: 1 };
    }
    const settlement = Number(/^GET \/settlements\/(\d+)$/.exec(call)?.[1]);
    const known = books.settlements.find(({ row }) => row.id === settlement);
    if (!known) return null;
    const transactions = books.movements
      .filter((one) => one.settlement === settlement && one.kind === 'payment')
      .map(({ id, amount }) => ({ id, charged_amount: amount, app_fee: feeOf(amount), merchant_fee: 0 }));
    return { data: { ...known.row, transactions } };
  };

  const isOf = (account: string, { transaction_id: of }: { transaction_id: number }) =>
    paymentOf(of).account === account;
  const settle = (account: string, isSlow: boolean) => {
    const made = books.settle(account);
    if (made && !isSlow) flutterwaveLife.happen('payout', made.row, 'settlement.arrive');
  };
  const pressOf = async (act: string, one: Paid): Promise<void> => {
    if (act === 'chargeback') {
      const made = books.chargeBack(one);
      if (made) await reportChargeback(made);
      return;
    }
    const left = books.leftOf(one);
    const made = books.refund(one, act === 'half' ? cents(left / 2) : left, null);
    if (made && act !== 'slow') books.endRefund(made, 'refund.complete');
    if (made) await reportRefund(made);
  };
  /** Carries out what is pressed, and reports it; settlements are reported by nobody. */
  const press = async (account: string, pressed: string): Promise<void> => {
    const [act = '', id] = pressed.split(' ');
    const one = books.ofId(Number(id));
    const chargeback = books.chargebacks.find((known) => String(known.id) === id);
    if (act === 'settle' || act === 'send') settle(account, act === 'send');
    else if (act === 'arrive')
      for (const { row } of books.settlements.filter((of) => of.account === account))
        flutterwaveLife.happen('payout', row, 'settlement.arrive');
    else if (act === 'complete' || act === 'fail')
      for (const refund of books.refunds.filter((of) => isOf(account, of))) {
        if (books.endRefund(refund, `refund.${act}`)) await reportRefund(refund);
      }
    else if (one && ['refund', 'half', 'slow', 'chargeback'].includes(act)) await pressOf(act, one);
    else if (chargeback && act === 'decline') {
      if (flutterwaveLife.happen('dispute', chargeback, 'chargeback.decline'))
        await reportChargeback(chargeback);
    } else if (chargeback && (act === 'win' || act === 'lose')) {
      if (books.decide(chargeback, `chargeback.${act}`)) await reportChargeback(chargeback);
    }
  };

  const paymentActs = (one: Paid): Pressable[] => {
    const left = moneyText(books.leftOf(one), one.payment.currency);
    return [
      [`refund ${one.id}`, `Refund ${left}`],
      [`half ${one.id}`, `Refund half of ${left}`],
      [`slow ${one.id}`, `Refund ${left}, on its way first`],
      [`chargeback ${one.id}`, `Have the bank take ${left} back`],
    ];
  };
  const chargebackActs = (one: Chargeback): Pressable[] => {
    const named = moneyText(one.amount, paymentOf(one.transaction_id).currency);
    const can = (type: 'chargeback.decline' | 'chargeback.win') => flutterwaveLife.can('dispute', one, type);
    return [
      ...offered(can('chargeback.decline'), `decline ${one.id}`, `Send evidence for ${named}`),
      ...offered(can('chargeback.win'), `win ${one.id}`, `Win the chargeback of ${named}`),
      ...offered(can('chargeback.win'), `lose ${one.id}`, `Lose the chargeback of ${named}`),
    ];
  };
  const actsOf = (account: string): Pressable[] => {
    const canEnd = books.refunds.some(
      (one) => isOf(account, one) && flutterwaveLife.can('refund', one, 'refund.complete'),
    );
    const canArrive = books.settlements.some(
      (one) => one.account === account && flutterwaveLife.can('payout', one.row, 'settlement.arrive'),
    );
    return [
      ['settle', 'Settle to the bank'],
      ['send', 'Send a settlement on its way'],
      ...offered(canArrive, 'arrive', 'Let settlements arrive'),
      ...offered(canEnd, 'complete', 'Let refunds reach the customer'),
      ...offered(canEnd, 'fail', 'Let refunds on their way fail'),
      ...paid()
        .filter((one) => one.payment.account === account && books.leftOf(one) > 0)
        .flatMap(paymentActs),
      ...books.chargebacks.filter((one) => isOf(account, one)).flatMap(chargebackActs),
    ];
  };

  /** The page of a sub-account's money. */
  const page = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const account = accounts.get(id);
    if (!account) return noPage(response);
    if (request.method === 'POST')
      await press(id, new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '');
    showPage(response, {
      title: `Balance of ${account.name}`,
      heading: account.name,
      acts: actsOf(id),
      text: 'Payments of this sub-account. Make refunds, chargebacks and settlements here.',
      action: `/flutterwave/balance/${id}`,
      back: `${at()}/flutterwave/balance/${id}`,
    });
  };
  return { api, page };
};
