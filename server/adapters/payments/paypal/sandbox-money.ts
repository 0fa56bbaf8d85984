import type { IncomingMessage, ServerResponse } from 'node:http';
import { digitsOf } from '../../../../src/domain/currency.ts';
import {
  compare,
  decimal,
  fixed,
  isPositive,
  minus,
  over,
  rounded,
  sum,
} from '../../../../src/domain/money.ts';
import { bodyOf, sendJson } from '../../sandbox-http.ts';
import { noPage, showPage } from '../providers-sandbox/html.ts';
import { repeatSafe } from '../providers-sandbox/kept.ts';
import type { PaypalKept } from './sandbox.ts';
import {
  captureObject,
  named,
  noObject,
  refundObject,
  type SandboxOrder,
  type SandboxRefund,
} from './sandbox-objects.ts';

type Money = SandboxOrder['money'];

/** A dispute in the provider's words. */
interface Dispute {
  dispute_id: string;
  disputed_transactions: { seller_transaction_id: string; seller: { merchant_id: string } }[];
  reason: string;
  status: string;
  dispute_amount: Money;
  dispute_life_cycle_stage: 'INQUIRY' | 'CHARGEBACK';
  seller_response_due_date: string;
  dispute_outcome?: { outcome_code: string };
  fund_movements: { party: 'SELLER'; amount: Money; type: 'DEBIT' | 'CREDIT'; reason: string }[];
}

interface Around {
  at: () => string;
  tell: (type: string, resource: object) => Promise<void>;
}

/** What a chargeback costs, whoever wins it, and how long evidence is taken. */
const [chargebackFee, evidenceMs] = ['20', 14 * 86_400_000];

const moneyOf = (value: string, currency_code: string): Money => ({
  currency_code,
  value: fixed(value, digitsOf(currency_code)),
});
const shown = ({ value, currency_code }: Money) => `${value} ${currency_code}`;

/** What can still be given back of what was taken. */
const leftOf = ({ money, refunds }: SandboxOrder): string =>
  minus(
    decimal(money.value),
    sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => decimal(amount.value))),
  );

/** The business that a call is made for; null where none is said. */
const payerOf = ({ headers }: IncomingMessage): string | null => {
  const [, part] = String(headers['paypal-auth-assertion'] ?? '').split('.');
  return part ? (JSON.parse(Buffer.from(part, 'base64url').toString('utf8')).payer_id ?? null) : null;
};

/** The refunds and disputes of the sandbox's captures. */
const moneyBooks = ({ orders }: PaypalKept) => {
  const disputes: Dispute[] = [];
  const captured = () => [...orders.values()].filter(({ capture }) => capture?.state === 'completed');
  const move = (one: Dispute, type: 'DEBIT' | 'CREDIT', amount: Money, reason = 'DISPUTE_SETTLEMENT') =>
    one.fund_movements.push({ party: 'SELLER', amount, type, reason });
  return {
    disputes,
    captured,
    ofCapture: (id: string | undefined) => captured().find(({ capture }) => capture!.id === id) ?? null,
    /** Gives money back; null where there is not as much. */
    refund: (
      order: SandboxOrder,
      amount: string,
      more: Partial<SandboxRefund> = {},
    ): SandboxRefund | null => {
      if (!isPositive(amount) || compare(amount, leftOf(order)) > 0) return null;
      const money = moneyOf(amount, order.money.currency_code);
      const made: SandboxRefund = { id: named(), state: 'completed', amount: money, ...more };
      order.refunds.push(made);
      return made;
    },
    /** Disputes what is left. A bank takes the money at once, with a fee; a claim at PayPal once it is lost. */
    dispute: (order: SandboxOrder, stage: Dispute['dispute_life_cycle_stage'], byBank: boolean): Dispute => {
      const amount = moneyOf(leftOf(order), order.money.currency_code);
      const one: Dispute = {
        ...{ dispute_id: `PP-D-${named()}`, reason: 'UNAUTHORISED', status: 'WAITING_FOR_SELLER_RESPONSE' },
        disputed_transactions: [
          { seller_transaction_id: order.capture!.id, seller: { merchant_id: order.account } },
        ],
        ...{ dispute_amount: amount, dispute_life_cycle_stage: stage, fund_movements: [] },
        seller_response_due_date: new Date(Date.now() + evidenceMs).toISOString(),
      };
      if (byBank) {
        move(one, 'DEBIT', amount);
        move(one, 'DEBIT', moneyOf(chargebackFee, amount.currency_code), 'CHARGEBACK_FEE');
      }
      disputes.push(one);
      return one;
    },
    decide: (one: Dispute, won: boolean): void => {
      const wasTaken = one.fund_movements.length > 0;
      if (won && wasTaken) move(one, 'CREDIT', one.dispute_amount);
      if (!won && !wasTaken) move(one, 'DEBIT', one.dispute_amount);
      const outcome_code = won ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
      Object.assign(one, { status: 'RESOLVED', dispute_outcome: { outcome_code } });
    },
  };
};

/** What becomes of money at the sandbox after it was taken: its API of refunds and disputes, and a page on which they are made. */
export const paypalSandboxMoney = (kept: PaypalKept, { at, tell }: Around) => {
  const books = moneyBooks(kept);
  const again = repeatSafe();
  const refunded = (order: SandboxOrder, one: SandboxRefund) =>
    tell(
      one.state === 'completed' ? 'PAYMENT.CAPTURE.REFUNDED' : `PAYMENT.REFUND.${one.state.toUpperCase()}`,
      refundObject(order, one, at()),
    );

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
    const own = books.disputes.filter(
      ({ disputed_transactions: [of] }) => of!.seller.merchant_id === payerOf(request),
    );
    const charge = query.get('disputed_transaction_id');
    const known = own.find(({ dispute_id }) => dispute_id === one);
    if (one && !known) sendJson(response, 404, { name: 'RESOURCE_NOT_FOUND', message: 'No such dispute.' });
    else if (known) sendJson(response, 200, known);
    else
      sendJson(response, 200, {
        items: own
          .filter(({ disputed_transactions: [of] }) => of!.seller_transaction_id === charge)
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
  /** Carries out what is pressed, and reports it. */
  const press = async (pressed: string): Promise<void> => {
    const [act = '', id] = pressed.split(' ');
    const order = books.ofCapture(id);
    const dispute = books.disputes.find(({ dispute_id }) => dispute_id === id);
    if (order && ['refund', 'half', 'slow'].includes(act)) {
      const { currency_code } = order.money;
      const left = leftOf(order);
      const amount = act === 'half' ? rounded(over(left, '2'), digitsOf(currency_code)) : left;
      const made = books.refund(order, amount, act === 'slow' ? { state: 'pending' } : {});
      if (made) await refunded(order, made);
    } else if (act === 'complete' || act === 'fail') {
      for (const of of books.captured())
        for (const one of of.refunds.filter(({ state }) => state === 'pending')) {
          one.state = act === 'complete' ? 'completed' : 'failed';
          await refunded(of, one);
        }
    } else if (order && act in disputeActs)
      await tell('CUSTOMER.DISPUTE.CREATED', books.dispute(order, ...disputeActs[act]!));
    else if (dispute && (act === 'win' || act === 'lose')) {
      books.decide(dispute, act === 'win');
      await tell('CUSTOMER.DISPUTE.RESOLVED', dispute);
    }
  };

  const actsOf = (account: string): [string, string][] => [
    ...books
      .captured()
      .filter((one) => one.account === account && isPositive(leftOf(one)))
      .flatMap((order): [string, string][] => {
        const { id } = order.capture!;
        const left = shown(moneyOf(leftOf(order), order.money.currency_code));
        return [
          [`refund ${id}`, `Refund ${left}`],
          [`half ${id}`, `Refund half of ${left}`],
          [`slow ${id}`, `Refund ${left}, on its way first`],
          [`inquire ${id}`, `Ask about ${left}`],
          [`dispute ${id}`, `Dispute ${left} at PayPal`],
          [`chargeback ${id}`, `Have the bank take ${left} back`],
        ];
      }),
    ...books.disputes
      .filter(
        ({ dispute_outcome: end, disputed_transactions: [of] }) => !end && of!.seller.merchant_id === account,
      )
      .flatMap(({ dispute_id: id, dispute_amount: amount }): [string, string][] => [
        [`win ${id}`, `Win the dispute of ${shown(amount)}`],
        [`lose ${id}`, `Lose the dispute of ${shown(amount)}`],
      ]),
    ['complete', 'Let refunds reach the customer'],
    ['fail', 'Let refunds on their way fail'],
  ];

  /** The page of an account's money. PayPal reports no payouts, so none are made here. */
  const page = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const account = kept.accounts.get(id);
    if (!account) return noPage(response);
    if (request.method === 'POST')
      await press(new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '');
    showPage(response, {
      ...{ title: `Balance of ${account.name}`, heading: account.name, acts: actsOf(id) },
      text: 'Payments of this account. Make refunds and disputes here. PayPal reports no payouts.',
      ...{ action: `/paypal/balance/${id}`, back: `${at()}/paypal/balance/${id}` },
    });
  };
  return { api, page };
};
