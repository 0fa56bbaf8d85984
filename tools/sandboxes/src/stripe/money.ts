import type { IncomingMessage, ServerResponse } from 'node:http';
import type { repeatSafe, SandboxAccount } from '../engine/accounts.ts';
import { bodyOf, sendJson } from '../engine/http.ts';
import { moneyOf, noPage, offered, type Pressable, showPage } from '../engine/question.ts';
import { balanceBooks, type Dispute, type Payout, type Refund } from './balance.ts';
import { stripeLife } from './life.ts';
import { type CheckoutSession, refusalObject } from './objects.ts';

/** A request to the API on an account. */
interface MoneyRequest {
  own: SandboxAccount;
  collection: string;
  id: string | undefined;
  form: URLSearchParams;
  query: URLSearchParams;
  key: string | undefined;
}

interface MoneyPart {
  accountOf: (id: string) => SandboxAccount | null;
  repeatSafe: ReturnType<typeof repeatSafe>;
  tell: (type: string, account: string, object: { id: string }) => Promise<void>;
  /** Where the sandbox is reached. */
  at: () => string;
}

const list = (data: readonly unknown[]) => ({ object: 'list', data: [...data].reverse(), has_more: false });

/** What becomes of money at the sandbox after it was paid: its API of refunds, disputes and payouts, and a page on which they are made. */
export const stripeSandboxMoney = ({ accountOf, repeatSafe: repeats, tell, at }: MoneyPart) => {
  const books = balanceBooks();

  const reportRefund = async (account: string, refund: Refund) => {
    await tell('refund.created', account, refund);
    await tell('charge.refunded', account, { id: refund.charge });
  };

  /** Answers calls about money; false for any other. */
  const api = async (
    request: IncomingMessage,
    response: ServerResponse,
    call: MoneyRequest,
  ): Promise<boolean> => {
    const { own, collection, id, form, query, key } = call;
    const of = books.of(own.id);
    const no = (status: number, code: string, message: string) => {
      sendJson(response, status, refusalObject(code, message));
      return true;
    };
    if (collection === 'refunds' && request.method === 'POST') {
      const charge = of.charges.find((one) => one.id === form.get('charge'));
      if (!charge) return no(404, 'resource_missing', 'No such charge.');
      const amount = Number(form.get('amount') ?? charge.amount);
      const made = repeats(key, () => of.refund(charge, amount, form.get('metadata[refund]')));
      if (typeof made === 'string') return no(400, 'charge_already_refunded', made);
      sendJson(response, 200, made);
      await reportRefund(own.id, made);
    } else if (collection === 'refunds' || collection === 'disputes') {
      const charge = query.get('charge');
      const from = Number(query.get('created[gte]') ?? 0);
      if (charge && !of.charges.some((one) => one.id === charge))
        return no(404, 'resource_missing', 'No such charge.');
      const rows: readonly (Refund | Dispute)[] = of[collection];
      const found = rows.filter((one) => (!charge || one.charge === charge) && one.created >= from);
      sendJson(response, 200, list(found));
    } else if (collection === 'payouts' && id) {
      const payout = of.payouts.find((one) => one.id === id);
      if (!payout) return no(404, 'resource_missing', 'No such payout.');
      sendJson(response, 200, payout);
    } else if (collection === 'payouts') sendJson(response, 200, list(of.payouts));
    else if (collection === 'balance_transactions')
      sendJson(response, 200, list(of.partsOf(query.get('payout') ?? '')));
    else return false;
    return true;
  };

  const actsOf = (account: string): Pressable[] => {
    const of = books.of(account);
    const about = (units: number, currency: string) => moneyOf(units, currency);
    return [
      ['payout', 'Pay out the balance'],
      ['usd', 'Settle this account in USD'],
      ...of.charges
        .filter((one) => one.refundable > 0)
        .flatMap(({ id, refundable, currency }): Pressable[] => [
          [`refund ${id}`, `Refund ${about(refundable, currency)}`],
          [`half ${id}`, `Refund ${about(Math.floor(refundable / 2), currency)}`],
          [`warn ${id}`, `Ask about ${about(refundable, currency)}`],
          [`dispute ${id}`, `Dispute ${about(refundable, currency)}`],
        ]),
      ...of.refunds
        .filter((one) => stripeLife.can('refund', one, 'refund.fail'))
        .map(({ id, amount, currency }): [string, string] => [
          `failrefund ${id}`,
          `Let the refund of ${about(amount, currency)} fail`,
        ]),
      ...of.disputes.flatMap((one): Pressable[] => {
        const named = about(one.amount, one.currency);
        return [
          offered(
            stripeLife.can('dispute', one, 'dispute.review'),
            `review ${one.id}`,
            `Send evidence for ${named}`,
          ),
          offered(
            stripeLife.can('dispute', one, 'dispute.win'),
            `win ${one.id}`,
            `Win the dispute of ${named}`,
          ),
          offered(
            stripeLife.can('dispute', one, 'dispute.lose'),
            `lose ${one.id}`,
            `Lose the dispute of ${named}`,
          ),
        ].flat();
      }),
      ...of.payouts.flatMap((one): Pressable[] => {
        const named = about(one.amount, one.currency);
        return [
          offered(stripeLife.can('payout', one, 'payout.arrive'), `arrive ${one.id}`, `Let ${named} arrive`),
          offered(stripeLife.can('payout', one, 'payout.fail'), `fail ${one.id}`, `Send ${named} back`),
        ].flat();
      }),
    ];
  };

  const reportDispute = (account: string, dispute: Dispute, type: string) =>
    tell(`charge.dispute.${type}`, account, dispute);
  const reportPayout = (account: string, payout: Payout, type: string) =>
    tell(`payout.${type}`, account, payout);

  /** Carries out what is pressed, and reports it. */
  const press = async (account: string, pressed: string): Promise<void> => {
    const [act, id = ''] = pressed.split(' ');
    const of = books.of(account);
    const charge = of.charges.find((one) => one.id === id);
    const dispute = of.disputes.find((one) => one.id === id);
    const payout = of.payouts.find((one) => one.id === id);
    const refund = of.refunds.find((one) => one.id === id);
    if (charge && (act === 'refund' || act === 'half')) {
      const amount = act === 'refund' ? charge.refundable : Math.floor(charge.refundable / 2);
      const made = of.refund(charge, amount, null);
      if (typeof made !== 'string') await reportRefund(account, made);
    } else if (refund && act === 'failrefund') {
      if (of.failRefund(refund)) await tell('refund.failed', account, refund);
    } else if (charge && (act === 'dispute' || act === 'warn')) {
      const made = of.dispute(charge, act === 'warn');
      if (made) await reportDispute(account, made, 'created');
    } else if (dispute && act === 'review') {
      if (stripeLife.happen('dispute', dispute, 'dispute.review'))
        await reportDispute(account, dispute, 'updated');
    } else if (dispute && (act === 'win' || act === 'lose')) {
      if (of.decide(dispute, `dispute.${act}`)) await reportDispute(account, dispute, 'closed');
    } else if (act === 'usd') of.settleIn('usd');
    else if (act === 'payout') {
      const made = of.payOut();
      if (made) await reportPayout(account, made, 'created');
    } else if (payout && (act === 'arrive' || act === 'fail')) {
      if (of.arrive(payout, `payout.${act}`))
        await reportPayout(account, payout, act === 'arrive' ? 'paid' : 'failed');
    }
  };

  /** The page of an account's balance. */
  const page = async (request: IncomingMessage, response: ServerResponse, id: string): Promise<void> => {
    const account = accountOf(id);
    if (!account) return noPage(response);
    if (request.method === 'POST')
      await press(id, new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '');
    const { currency, amount } = books.of(id).balance();
    showPage(response, {
      title: `Balance of ${account.name}`,
      heading: account.name,
      amount: moneyOf(amount, currency),
      text: 'The balance of this account. Make refunds, disputes and payouts here.',
      acts: actsOf(id),
      action: `/balance/${id}`,
      back: `${at()}/balance/${id}`,
    });
  };

  return {
    api,
    page,
    /** Money that was paid on a session's page. */
    charged: (session: CheckoutSession) => books.of(session.account).charged(session),
  };
};
