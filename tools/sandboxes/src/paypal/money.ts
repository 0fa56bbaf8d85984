import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPositive, over, rounded } from '../../../../src/domain/money.ts';
import { digitsOf } from '../../../../src/domain/values/currency.ts';
import { repeatSafe } from '../engine/accounts.ts';
import { bodyOf, sendJson } from '../engine/http.ts';
import { noPage, offered, type Pressable, showPage } from '../engine/question.ts';
import { type Dispute, type Money, moneyBooks, moneyOf } from './books.ts';
import { paypalLife } from './life.ts';
import {
  captureObject,
  noObject,
  type PaypalKept,
  refundObject,
  type SandboxOrder,
  type SandboxRefund,
} from './objects.ts';

interface Around {
  at: () => string;
  tell: (type: string, resource: object) => Promise<void>;
}

const moneyText = ({ value, currency_code }: Money) => `${value} ${currency_code}`;

/** A dispute in the provider's words: one that is resolved says for whom elsewhere. */
const disputeObject = ({ of, status, ...one }: Dispute) => {
  const isResolved = status.startsWith('RESOLVED');
  return {
    ...one,
    reason: 'UNAUTHORISED',
    status: isResolved ? 'RESOLVED' : status,
    disputed_transactions: [{ seller_transaction_id: of.capture!.id, seller: { merchant_id: of.account } }],
    ...(isResolved && { dispute_outcome: { outcome_code: status } }),
  };
};

/** The business that a call is made for; null where none is said. */
const payerOf = ({ headers }: IncomingMessage): string | null => {
  const [, part] = String(headers['paypal-auth-assertion'] ?? '').split('.');
  return part ? (JSON.parse(Buffer.from(part, 'base64url').toString('utf8')).payer_id ?? null) : null;
};

const refundReports = {
  PENDING: 'PAYMENT.REFUND.PENDING',
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  FAILED: 'PAYMENT.REFUND.FAILED',
} as const;

/** What becomes of money at the sandbox after it was taken: its API of refunds and disputes, and a page on which they are made. */
export const paypalSandboxMoney = (around: PaypalKept, { at, tell }: Around) => {
  const books = moneyBooks(around);
  const again = repeatSafe();
  const refunded = (order: SandboxOrder, one: SandboxRefund) =>
    tell(refundReports[one.status], refundObject(order, one, at()));

  const captureCall = (
    request: IncomingMessage,
    response: ServerResponse,
    { id, refunds, raw }: { id: string | undefined; refunds: boolean; raw: string },
  ) => {
    const order = books.ofCapture(id);
    if (!order || payerOf(request) !== order.account)
      return sendJson(response, 404, { name: 'RESOURCE_NOT_FOUND', message: 'No such capture.' });
    if (!refunds) return sendJson(response, 200, captureObject(order));
    const { amount, custom_id } = JSON.parse(raw) as { amount: Money; custom_id: string };
    const made = again(request.headers['paypal-request-id'] as string | undefined, () =>
      books.refund(order, amount.value, { custom_id }),
    );
    if (made) books.endRefund(order, made, 'refund.complete');
    if (!made)
      return sendJson(response, 422, noObject('REFUND_AMOUNT_EXCEEDED', 'More than is left of the capture.'));
    void refunded(order, made);
    return sendJson(response, 201, refundObject(order, made, at()));
  };

  /** Answers calls about money; false for any other. */
  const api = (
    request: IncomingMessage,
    response: ServerResponse,
    { call, query, raw }: { call: string; query: URLSearchParams; raw: string },
  ): boolean => {
    const [, get, id] = /^(?:(GET)|POST) \/v2\/payments\/captures\/(\w+)(?:\/refund)?$/.exec(call) ?? [];
    if (id) {
      captureCall(request, response, { id, refunds: !get, raw });
      return true;
    }
    const [, , one] = /^GET \/v1\/customer\/disputes(\/([\w-]+))?$/.exec(call) ?? [];
    if (!call.startsWith('GET /v1/customer/disputes')) return false;
    const own = books.disputes.filter(({ of }) => of.account === payerOf(request));
    const charge = query.get('disputed_transaction_id');
    const known = own.find(({ dispute_id }) => dispute_id === one);
    if (one && !known) sendJson(response, 404, { name: 'RESOURCE_NOT_FOUND', message: 'No such dispute.' });
    else if (known) sendJson(response, 200, disputeObject(known));
    else
      sendJson(response, 200, {
        items: own
          .filter(({ of }) => of.capture!.id === charge)
          .map(({ dispute_id }) => ({ dispute_id }))
          .reverse(),
      });
    return true;
  };

  const disputeActs: Readonly<Record<string, readonly [Dispute['dispute_life_cycle_stage'], boolean]>> = {
    inquire: ['INQUIRY', false],
    dispute: ['CHARGEBACK', false],
    chargeback: ['CHARGEBACK', true],
  };
  const pressRefund = async (act: string, order: SandboxOrder): Promise<void> => {
    const { currency_code } = order.money;
    const left = books.leftOf(order);
    const amount = act === 'half' ? rounded(over(left, '2'), digitsOf(currency_code)) : left;
    const made = books.refund(order, amount);
    if (made && act !== 'slow') books.endRefund(order, made, 'refund.complete');
    if (made) await refunded(order, made);
  };
  const pressDispute = async (act: string, dispute: Dispute): Promise<void> => {
    if (act === 'review' && paypalLife.happen('dispute', dispute, 'dispute.review'))
      await tell('CUSTOMER.DISPUTE.UPDATED', disputeObject(dispute));
    if ((act === 'win' || act === 'lose') && books.decide(dispute, `dispute.${act}`))
      await tell('CUSTOMER.DISPUTE.RESOLVED', disputeObject(dispute));
  };
  const ownOf = (account: string) => books.captured().filter((one) => one.account === account);
  /** Carries out what is pressed, and reports it. */
  const press = async (account: string, pressed: string): Promise<void> => {
    const [act = '', id] = pressed.split(' ');
    const order = books.ofCapture(id);
    const dispute = books.disputes.find(({ dispute_id }) => dispute_id === id);
    if (order && ['refund', 'half', 'slow'].includes(act)) await pressRefund(act, order);
    else if (act === 'complete' || act === 'fail') {
      for (const of of ownOf(account))
        for (const one of of.refunds) if (books.endRefund(of, one, `refund.${act}`)) await refunded(of, one);
    } else if (order && act in disputeActs) {
      const made = books.dispute(order, ...disputeActs[act]!);
      if (made) await tell('CUSTOMER.DISPUTE.CREATED', disputeObject(made));
    } else if (dispute) await pressDispute(act, dispute);
  };

  const orderActs = (order: SandboxOrder): Pressable[] => {
    const { id } = order.capture!;
    const left = moneyText(moneyOf(books.leftOf(order), order.money.currency_code));
    return [
      [`refund ${id}`, `Refund ${left}`],
      [`half ${id}`, `Refund half of ${left}`],
      [`slow ${id}`, `Refund ${left}, on its way first`],
      [`inquire ${id}`, `Ask about ${left}`],
      [`dispute ${id}`, `Dispute ${left} at PayPal`],
      [`chargeback ${id}`, `Have the bank take ${left} back`],
    ];
  };
  const actsOfDispute = (one: Dispute): Pressable[] => {
    const { dispute_id: id, dispute_amount: amount } = one;
    const can = (type: 'dispute.review' | 'dispute.win') => paypalLife.can('dispute', one, type);
    return [
      ...offered(can('dispute.review'), `review ${id}`, `Send evidence for ${moneyText(amount)}`),
      ...offered(can('dispute.win'), `win ${id}`, `Win the dispute of ${moneyText(amount)}`),
      ...offered(can('dispute.win'), `lose ${id}`, `Lose the dispute of ${moneyText(amount)}`),
    ];
  };
  const actsOf = (account: string): Pressable[] => {
    const own = ownOf(account);
    const canEnd = own.some(({ refunds }) =>
      refunds.some((one) => paypalLife.can('refund', one, 'refund.complete')),
    );
    return [
      ...own.filter((one) => isPositive(books.leftOf(one))).flatMap(orderActs),
      ...books.disputes.filter(({ of }) => of.account === account).flatMap(actsOfDispute),
      ...offered(canEnd, 'complete', 'Let refunds reach the customer'),
      ...offered(canEnd, 'fail', 'Let refunds on their way fail'),
    ];
  };

  /** The page of an account's money. PayPal reports no payouts, so none are made here. */
  const page = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const account = around.accounts.get(id);
    if (!account) return noPage(response);
    if (request.method === 'POST')
      await press(id, new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '');
    showPage(response, {
      title: `Balance of ${account.name}`,
      heading: account.name,
      acts: actsOf(id),
      text: 'Payments of this account. Make refunds and disputes here. PayPal reports no payouts.',
      action: `/paypal/balance/${id}`,
      back: `${at()}/paypal/balance/${id}`,
    });
  };
  return { api, page };
};
