import type { FastifyInstance } from 'fastify';
import { serveBalance, servePayment } from '../engine/account-pages.ts';
import { isMarked, type SetUp } from '../engine/accounts.ts';
import { offered, servePage, withQuery } from '../engine/page.ts';
import type { World } from '../engine/sandbox.ts';
import type { PaypalBooks } from './books.ts';
import { balanceActs } from './money.ts';
import { orderObject, type PaypalKept, type SandboxOrder, type Tell } from './objects.ts';
import { paypalLife } from './paypal-sandbox.lifecycle.ts';

/** The page on which a business connects its account. What it leads back with says nothing that is true for certain. */
const serveReferral = (app: FastifyInstance, { accounts, referrals, merchants }: PaypalKept, tell: Tell) =>
  servePage(
    app,
    '/paypal/bizsignup/:id',
    (page) => referrals.get(page),
    ({ name, back }) => {
      const connect = async (setUp: SetUp) => {
        const account = accounts.get(merchants.get(name) ?? '') ?? accounts.add('Umbrella Works', setUp);
        account.setUp = setUp;
        merchants.set(name, account.id);
        await tell('MERCHANT.ONBOARDING.COMPLETED', { merchant_id: account.id, tracking_id: name });
        const params = { merchantId: name, merchantIdInPayPal: account.id, permissionsGranted: 'true' };
        return withQuery(back, params);
      };
      return {
        title: 'Connect PayPal',
        heading: 'Connect your PayPal account',
        text: 'Agree that payments are taken for you.',
        back,
        acts: [
          ['finish', 'Agree and connect', () => connect('ready')],
          ['limit', 'Connect, with the email not confirmed', () => connect('limited')],
          ['leave', 'Leave without connecting', () => withQuery(back, { permissionsGranted: 'false' })],
        ],
      };
    },
  );

/** The page on which a business sees to what holds its account back. */
const serveAccount = (app: FastifyInstance, { accounts }: PaypalKept, { secret, at }: World) =>
  servePage(
    app,
    '/paypal/account/:id',
    (id) => (isMarked(id, 'MERCHANT', secret) ? accounts.get(id) : null),
    (account) => {
      const isReady = account.setUp === 'ready';
      const confirm = () => {
        account.setUp = 'ready';
      };
      return {
        title: 'Your PayPal account',
        heading: account.name,
        text: isReady ? 'Nothing is missing. You can close this window.' : 'Confirm your email address.',
        back: at(),
        acts: offered(!isReady, ['confirm', 'Confirm email address', confirm]),
      };
    },
  );

/** The page on which a customer approves an order. Approved isn't paid: it waits to be captured. */
const serveCheckout = (app: FastifyInstance, { accounts, orders }: PaypalKept, { at }: World, tell: Tell) =>
  servePayment(
    app,
    '/paypal/checkoutnow/:id',
    accounts.get,
    (id) => orders.get(id),
    (order) => {
      const { id, money, returnUrl, cancelUrl } = order;
      const isOpen = paypalLife.can('payment', order, 'order.approve');
      const approve = async (ends: SandboxOrder['ends'], staysOpen = false) => {
        paypalLife.happen('payment', order, 'order.approve');
        Object.assign(order, { ends, updated: Date.now() });
        await tell('CHECKOUT.ORDER.APPROVED', orderObject(order, at()));
        return staysOpen ? null : withQuery(returnUrl, { token: id, PayerID: 'SANDBOXPAYER' });
      };
      return {
        amount: `${money.value} ${money.currency_code}`,
        text: isOpen ? order.purpose : 'You approved this payment.',
        back: returnUrl,
        acts: offered(
          isOpen,
          ['pay', 'Pay', () => approve('order.take')],
          ['close', 'Pay and close the window', () => approve('order.take', true)],
          ['later', 'Pay, confirmed later', () => approve('order.delay')],
          ['decline', 'Pay with a card that is declined', () => approve('order.decline')],
          ['cancel', 'Cancel and go back', () => withQuery(cancelUrl, { token: id })],
        ),
      };
    },
  );

/** The pages of the sandbox's PayPal. It reports no payouts, so none are made on that of an account's money. */
export const servePages = (
  app: FastifyInstance,
  kept: PaypalKept,
  books: PaypalBooks,
  world: World,
  tell: Tell,
): void => {
  serveReferral(app, kept, tell);
  serveAccount(app, kept, world);
  serveCheckout(app, kept, world, tell);
  const text = 'Payments of this account. Make refunds and disputes here. PayPal reports no payouts.';
  serveBalance(app, '/paypal/balance', kept.accounts.get, world, text, (id) => ({
    acts: balanceActs(id, books, tell, world.at()),
  }));
};
