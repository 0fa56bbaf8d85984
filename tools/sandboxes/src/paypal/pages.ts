import type { IncomingMessage, ServerResponse } from 'node:http';
import { isMarked, type SetUp } from '../engine/accounts.ts';
import { bodyOf } from '../engine/http.ts';
import { leadTo, noPage, showPage } from '../engine/question.ts';
import { paypalLife } from './life.ts';
import { orderObject, type PaypalKept, type SandboxOrder } from './objects.ts';

/** Shows a page about what its address names, and carries out what is pressed on it. */
type Page = (request: IncomingMessage, response: ServerResponse, id: string) => Promise<void>;

interface Around {
  secret: string;
  at: () => string;
  tell: (type: string, resource: object) => Promise<void>;
}

const accountActs = [
  ['finish', 'Agree and connect'],
  ['limit', 'Connect, with the email not confirmed'],
  ['leave', 'Leave without connecting'],
] as const;
const setUps: Readonly<Record<string, SetUp>> = { finish: 'ready', limit: 'limited' };
const payActs = [
  ['pay', 'Pay'],
  ['close', 'Pay and close the window'],
  ['later', 'Pay, confirmed later'],
  ['decline', 'Pay with a card that is declined'],
  ['cancel', 'Cancel and go back'],
] as const;
const ends: Readonly<Record<string, SandboxOrder['ends']>> = {
  pay: 'order.take',
  close: 'order.take',
  later: 'order.delay',
  decline: 'order.decline',
};

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
const pressed = async (request: IncomingMessage): Promise<string> =>
  new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '';

/** The page on which a business connects its account. What it leads back with says nothing that is true for certain. */
const referralPage =
  ({ accounts, referrals, merchants }: PaypalKept, { tell }: Around) =>
  async (request: IncomingMessage, response: ServerResponse, page: string) => {
    const referral = referrals.get(page);
    if (!referral) return noPage(response);
    const { name, back } = referral;
    if (request.method === 'GET')
      return showPage(response, {
        title: 'Connect PayPal',
        heading: 'Connect your PayPal account',
        acts: accountActs,
        text: 'Agree that payments are taken for you.',
        action: `/paypal/bizsignup/${page}`,
        back,
      });
    const setUp = setUps[await pressed(request)];
    if (!setUp) return leadTo(response, withQuery(back, { permissionsGranted: 'false' }));
    const account = accounts.get(merchants.get(name) ?? '') ?? accounts.add('Umbrella Works', setUp);
    account.setUp = setUp;
    merchants.set(name, account.id);
    await tell('MERCHANT.ONBOARDING.COMPLETED', { merchant_id: account.id, tracking_id: name });
    const params = { merchantId: name, merchantIdInPayPal: account.id, permissionsGranted: 'true' };
    leadTo(response, withQuery(back, params));
  };

/** The page on which a business sees to what holds its account back. */
const accountPage =
  ({ accounts }: PaypalKept, { secret, at }: Around) =>
  async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const account = isMarked(id, 'MERCHANT', secret) ? accounts.get(id) : null;
    if (!account) return noPage(response);
    if (request.method === 'POST' && (await pressed(request)) === 'confirm') account.setUp = 'ready';
    const isReady = account.setUp === 'ready';
    return showPage(response, {
      title: 'Your PayPal account',
      heading: account.name,
      action: `/paypal/account/${id}`,
      back: at(),
      text: isReady ? 'Nothing is missing. You can close this window.' : 'Confirm your email address.',
      ...(!isReady && { acts: [['confirm', 'Confirm email address']] as const }),
    });
  };

/** The page on which a customer approves an order. Approved isn't paid: it waits to be captured. */
const checkoutPage =
  ({ accounts, orders }: PaypalKept, { at, tell }: Around) =>
  async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const order = orders.get(id);
    if (!order) return noPage(response);
    const isOpen = () => paypalLife.can('payment', order, 'order.approve');
    const { name } = accounts.get(order.account)!;
    const show = () =>
      showPage(response, {
        title: `Pay ${name}`,
        heading: name,
        amount: `${order.money.value} ${order.money.currency_code}`,
        text: isOpen() ? order.purpose : 'You approved this payment.',
        action: `/paypal/checkoutnow/${id}`,
        back: order.returnUrl,
        ...(isOpen() && { acts: payActs }),
      });
    if (request.method === 'GET' || !isOpen()) return show();
    const act = await pressed(request);
    if (act === 'cancel') return leadTo(response, withQuery(order.cancelUrl, { token: id }));
    if (!ends[act]) return show();
    paypalLife.happen('payment', order, 'order.approve');
    Object.assign(order, { ends: ends[act], updated: Date.now() });
    await tell('CHECKOUT.ORDER.APPROVED', orderObject(order, at()));
    if (act === 'close') return show();
    leadTo(response, withQuery(order.returnUrl, { token: id, PayerID: 'SANDBOXPAYER' }));
  };

/** The pages of the sandbox's PayPal; answers false for what is none. */
export const sandboxPages = (kept: PaypalKept, around: Around, balance: Page) => {
  const pages = {
    bizsignup: referralPage(kept, around),
    account: accountPage(kept, around),
    checkoutnow: checkoutPage(kept, around),
    balance,
  };
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const [, , name = '', id = '', more] = url.pathname.split('/');
    if (!(name in pages) || more !== undefined) return false;
    await pages[name as keyof typeof pages](request, response, id);
    return true;
  };
};
