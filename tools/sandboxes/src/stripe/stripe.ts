import type { IncomingMessage, ServerResponse } from 'node:http';
import { signed } from '../../../../server/adapters/payments/signature.ts';
import { isMarked, repeatSafe, type SetUp, sandboxAccounts } from '../engine/accounts.ts';
import { startSignedDeliveries } from '../engine/deliveries.ts';
import { bodyOf, sendJson } from '../engine/http.ts';
import type { SandboxPart, ServedPart } from '../engine/part.ts';
import { leadTo, moneyOf, noPage, showPage } from '../engine/question.ts';
import { stripeLife } from './life.ts';
import { stripeSandboxMoney } from './money.ts';
import {
  accountObject,
  type CheckoutSession,
  eventObject,
  newCheckoutSession,
  refusalObject,
  sessionObject,
} from './objects.ts';

const accountActs = [
  ['finish', 'Finish set-up'],
  ['limit', 'Finish, with the account held back'],
  ['leave', 'Leave it unfinished'],
] as const;
const setUps: Readonly<Record<string, SetUp>> = { finish: 'ready', limit: 'limited' };
const payActs = [
  ['pay', 'Pay'],
  ['later', 'Pay, confirmed later'],
  ['decline', 'Pay by a bank debit that fails'],
  ['expire', 'Let the page expire'],
  ['cancel', 'Cancel and go back'],
] as const;

/** The part of the sandbox that speaks as Stripe does: accounts, links to their set-up, checkout sessions and signed reports. */
export const stripeSandbox = ({ secret, notifyUrl, at, laterMs, say }: SandboxPart): ServedPart => {
  const accounts = sandboxAccounts('acct_', secret);
  const sessions = new Map<string, CheckoutSession>();
  const returns = new Map<string, string>();
  const repeats = repeatSafe();
  const deliveries = startSignedDeliveries<ReturnType<typeof eventObject>>(
    (body) => ({ 'stripe-signature': signed(body, secret, new Date()) }),
    ({ type }) => type,
    say,
  );
  const tell = (session: CheckoutSession, type: string) =>
    deliveries.send(notifyUrl, eventObject(type, session.account, sessionObject(session, at())));
  const money = stripeSandboxMoney({
    accountOf: accounts.get,
    repeatSafe: repeats,
    at,
    tell: (type, account, object) => deliveries.send(notifyUrl, eventObject(type, account, object)),
  });

  const api = async (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) => {
    const form = new URLSearchParams((await bodyOf(request)).toString('utf8'));
    const no = (status: number, code: string, message: string) =>
      sendJson(response, status, refusalObject(code, message));
    if (request.headers.authorization !== `Bearer sk_test_${secret}`)
      return no(401, 'api_key_invalid', 'Invalid API Key provided.');
    const key = request.headers['idempotency-key'] as string | undefined;
    const own = accounts.get(String(request.headers['stripe-account'] ?? ''));
    const [, , collection, id, more] = pathname.split('/');
    const call = `${request.method} ${collection}${id ? '/' : ''}${collection === 'checkout' ? id : ''}`;
    if (call === 'POST accounts') {
      const name = form.get('business_profile[name]') ?? 'Business';
      const made = repeats(key, () => accounts.add(name, 'unfinished'));
      return sendJson(response, 200, accountObject(made));
    }
    if (call === 'GET accounts/') {
      const found = accounts.get(id!);
      if (!found) return no(403, 'account_invalid', 'The provided key does not have access to this account.');
      return sendJson(response, 200, accountObject(found));
    }
    if (call === 'POST account_links') {
      const account = accounts.get(form.get('account') ?? '');
      if (!account) return no(400, 'resource_missing', 'No such account.');
      returns.set(account.id, form.get('return_url') ?? '');
      return sendJson(response, 200, { object: 'account_link', url: `${at()}/setup/s/${account.id}` });
    }
    if (
      own &&
      (await money.api(request, response, {
        own,
        collection: collection!,
        id,
        form,
        query: searchParams,
        key,
      }))
    )
      return;
    if (collection !== 'checkout' || id !== 'sessions')
      return no(404, 'unknown_url', 'Unrecognized request URL.');
    if (own?.setUp !== 'ready')
      return no(400, 'account_invalid', 'Your account cannot currently make live charges.');
    if (request.method === 'POST') {
      const made = repeats(key, () => newCheckoutSession(own.id, form));
      if (!made) return no(400, 'parameter_invalid_integer', 'Invalid positive integer');
      sessions.set(made.id, made);
      return sendJson(response, 200, sessionObject(made, at()));
    }
    const ofAccount = [...sessions.values()].filter(({ account }) => account === own.id);
    if (more === undefined) {
      const data = ofAccount.map((one) => sessionObject(one, at())).reverse();
      return sendJson(response, 200, { object: 'list', data, has_more: false });
    }
    const session = ofAccount.find((one) => one.id === more);
    if (!session) return no(404, 'resource_missing', `No such checkout.session: '${more}'`);
    return sendJson(response, 200, sessionObject(session, at()));
  };

  const setUp = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const account = isMarked(id, 'acct_', secret) ? accounts.get(id) : null;
    const back = returns.get(id);
    if (!account || !back) return noPage(response);
    if (request.method === 'GET')
      return showPage(response, {
        title: 'Set up payments',
        heading: account.name,
        action: `/setup/s/${id}`,
        back,
        text: 'Set up your Stripe account to take card payments.',
        acts: accountActs,
      });
    const act = new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '';
    account.setUp = setUps[act] ?? account.setUp;
    if (setUps[act]) await deliveries.send(notifyUrl, eventObject('account.updated', id, { id }));
    leadTo(response, back);
  };

  const paid = (session: CheckoutSession, by: 'payment.pay' | 'payment.confirm') => {
    if (stripeLife.happen('payment', session, by)) money.charged(session);
  };
  /** The bank's answer to a payment that is confirmed later. */
  const answered = (session: CheckoutSession, yes: boolean) => {
    if (yes) paid(session, 'payment.confirm');
    else stripeLife.happen('payment', session, 'payment.decline');
    return tell(session, `checkout.session.async_payment_${yes ? 'succeeded' : 'failed'}`);
  };
  const pay = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const session = sessions.get(id);
    if (!session) return noPage(response);
    const isOpen = stripeLife.can('payment', session, 'payment.pay');
    const show = () =>
      showPage(response, {
        title: `Pay ${accounts.get(session.account)!.name}`,
        heading: accounts.get(session.account)!.name,
        amount: moneyOf(session.amount, session.currency),
        text: isOpen ? session.purpose : 'This payment page is closed.',
        action: `/c/pay/${id}`,
        back: session.successUrl,
        ...(isOpen && { acts: payActs }),
      });
    if (request.method === 'GET' || !isOpen) return show();
    const act = new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act');
    if (act === 'cancel') return leadTo(response, session.cancelUrl);
    if (act === 'expire') {
      stripeLife.happen('payment', session, 'payment.expire');
      await tell(session, 'checkout.session.expired');
      return show();
    }
    if (act === 'pay') paid(session, 'payment.pay');
    else if (act === 'later' || act === 'decline') stripeLife.happen('payment', session, 'payment.delay');
    else return show();
    await tell(session, 'checkout.session.completed');
    if (act !== 'pay') setTimeout(() => void answered(session, act === 'later'), laterMs).unref();
    leadTo(response, session.successUrl);
  };

  return {
    answer: async (request, response, url) => {
      const [, first, second, id] = url.pathname.split('/');
      if (first === 'v1') await api(request, response, url);
      else if (first === 'setup' && second === 's') await setUp(request, response, id ?? '');
      else if (first === 'c' && second === 'pay') await pay(request, response, id ?? '');
      else if (first === 'balance' && second) await money.page(request, response, second);
      else return false;
      return true;
    },
    stop: deliveries.stop,
  };
};
