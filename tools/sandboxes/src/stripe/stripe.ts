import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signed } from '../../../../server/adapters/payments/signature.ts';
import { serveBalance, servePayment } from '../engine/account-pages.ts';
import {
  isMarked,
  repeatSafe,
  type SandboxAccount,
  type SetUp,
  sandboxAccounts,
} from '../engine/accounts.ts';
import { moneyOf, offered, servePage } from '../engine/page.ts';
import {
  type Calls,
  formOf,
  known,
  partOf,
  queryOf,
  Refusal,
  serveCalls,
  type World,
} from '../engine/sandbox.ts';
import { type Dispute, type Refund, stripeBooks } from './balance.ts';
import { balanceActs, type Tell, tellOfRefund } from './money.ts';
import {
  accountObject,
  type CheckoutSession,
  eventObject,
  listObject,
  newCheckoutSession,
  refusalObject,
  sessionObject,
} from './objects.ts';
import { stripeLife } from './stripe-sandbox.lifecycle.ts';

/** What the sandbox's Stripe keeps. */
const stripeKept = (secret: string) => ({
  accounts: sandboxAccounts('acct_', secret),
  sessions: new Map<string, CheckoutSession>(),
  /** Where the set-up of an account leads back to. */
  returns: new Map<string, string>(),
  booksOf: stripeBooks(),
  repeats: repeatSafe(),
});
type Kept = ReturnType<typeof stripeKept>;

const no = (status: number, code: string, message: string) =>
  new Refusal(status, refusalObject(code, message));
const unknownUrl = no(404, 'unknown_url', 'Unrecognized request URL.');
const noCharge = no(404, 'resource_missing', 'No such charge.');
const keyOf = ({ headers }: FastifyRequest) => headers['idempotency-key'] as string | undefined;
const ownOf = ({ accounts }: Kept, { headers }: FastifyRequest): SandboxAccount | null =>
  accounts.get(String(headers['stripe-account'] ?? ''));

const accountCalls = ({ accounts, returns, repeats }: Kept, at: () => string): Calls => ({
  'POST /accounts': (request) => {
    const name = formOf(request).get('business_profile[name]') ?? 'Business';
    return accountObject(repeats(keyOf(request), () => accounts.add(name, 'unfinished')));
  },
  'GET /accounts/:id': (request) => {
    const refusal = 'The provided key does not have access to this account.';
    return accountObject(known(accounts.get(partOf(request)), no(403, 'account_invalid', refusal)));
  },
  'POST /account_links': (request) => {
    const form = formOf(request);
    const account = accounts.get(form.get('account') ?? '');
    const { id } = known(account, no(400, 'resource_missing', 'No such account.'));
    returns.set(id, form.get('return_url') ?? '');
    return { object: 'account_link', url: `${at()}/setup/s/${id}` };
  },
});

/** Checkout sessions of an account that is set up. */
const sessionCalls = (kept: Kept, at: () => string): Calls => {
  const { sessions, repeats } = kept;
  const readyOf = (request: FastifyRequest): SandboxAccount => {
    const own = ownOf(kept, request);
    const refusal = no(400, 'account_invalid', 'Your account cannot currently make live charges.');
    return known(own?.setUp === 'ready' ? own : null, refusal);
  };
  const ofAccount = ({ id }: SandboxAccount) =>
    [...sessions.values()].filter(({ account }) => account === id);
  return {
    'POST /checkout/sessions': (request) => {
      const { id } = readyOf(request);
      const made = known(
        repeats(keyOf(request), () => newCheckoutSession(id, formOf(request))),
        no(400, 'parameter_invalid_integer', 'Invalid positive integer'),
      );
      sessions.set(made.id, made);
      return sessionObject(made, at());
    },
    'GET /checkout/sessions': (request) =>
      listObject(ofAccount(readyOf(request)).map((one) => sessionObject(one, at()))),
    'GET /checkout/sessions/:id': (request) => {
      const id = partOf(request);
      const session = ofAccount(readyOf(request)).find((one) => one.id === id);
      return sessionObject(
        known(session, no(404, 'resource_missing', `No such checkout.session: '${id}'`)),
        at(),
      );
    },
  };
};

/** The calls about an account's money that was paid. */
const moneyCalls = (kept: Kept, tell: Tell): Calls => {
  const own = (request: FastifyRequest) => known(ownOf(kept, request), unknownUrl);
  const ownBooks = (request: FastifyRequest) => kept.booksOf(own(request).id);
  const listed = (request: FastifyRequest, collection: 'refunds' | 'disputes') => {
    const [books, query] = [ownBooks(request), queryOf(request)];
    const charge = query.get('charge');
    const from = Number(query.get('created[gte]') ?? 0);
    if (charge && !books.charges.some(({ id }) => id === charge)) throw noCharge;
    const rows: readonly (Refund | Dispute)[] = books[collection];
    return listObject(rows.filter((one) => (!charge || one.charge === charge) && one.created >= from));
  };
  return {
    'POST /refunds': (request) => {
      const [account, books, form] = [own(request), ownBooks(request), formOf(request)];
      const charge = known(
        books.charges.find(({ id }) => id === form.get('charge')),
        noCharge,
      );
      const amount = Number(form.get('amount') ?? charge.amount);
      const made = known(
        kept.repeats(keyOf(request), () => books.refund(charge, amount, form.get('metadata[refund]'))),
        no(400, 'charge_already_refunded', 'Charge has already been refunded.'),
      );
      void tellOfRefund((type, object) => tell(type, account.id, object), made);
      return made;
    },
    'GET /refunds': (request) => listed(request, 'refunds'),
    'GET /disputes': (request) => listed(request, 'disputes'),
    'GET /payouts': (request) => listObject(ownBooks(request).payouts),
    'GET /payouts/:id': (request) => {
      const payout = ownBooks(request).payouts.find(({ id }) => id === partOf(request));
      return known(payout, no(404, 'resource_missing', 'No such payout.'));
    },
    'GET /balance_transactions': (request) =>
      listObject(ownBooks(request).partsOf(queryOf(request).get('payout') ?? '')),
  };
};

/** The page on which a business sets its account up. */
const serveSetUp = (app: FastifyInstance, { accounts, returns }: Kept, { secret }: World, tell: Tell) =>
  servePage(
    app,
    '/setup/s/:id',
    (id) => (isMarked(id, 'acct_', secret) && returns.has(id) ? accounts.get(id) : null),
    (account) => {
      const { id, name } = account;
      const back = returns.get(id)!;
      const become = async (setUp: SetUp) => {
        account.setUp = setUp;
        await tell('account.updated', id, { id });
        return back;
      };
      return {
        title: 'Set up payments',
        heading: name,
        text: 'Set up your Stripe account to take card payments.',
        back,
        acts: [
          ['finish', 'Finish set-up', () => become('ready')],
          ['limit', 'Finish, with the account held back', () => become('limited')],
          ['leave', 'Leave it unfinished', () => back],
        ],
      };
    },
  );

/** What a customer does on the page of a session, each reported. */
const payments = ({ booksOf }: Kept, { at, later }: World, tell: Tell) => {
  const told = (session: CheckoutSession, type: string) =>
    tell(`checkout.session.${type}`, session.account, sessionObject(session, at()));
  const paid = (session: CheckoutSession, by: 'payment.pay' | 'payment.confirm') => {
    if (stripeLife.happen('payment', session, by)) booksOf(session.account).charged(session);
  };
  return {
    pay: async (session: CheckoutSession) => {
      paid(session, 'payment.pay');
      await told(session, 'completed');
      return session.successUrl;
    },
    /** The bank answers later. */
    payLater: async (session: CheckoutSession, yes: boolean) => {
      stripeLife.happen('payment', session, 'payment.delay');
      await told(session, 'completed');
      later(() => {
        if (yes) paid(session, 'payment.confirm');
        else stripeLife.happen('payment', session, 'payment.decline');
        return told(session, `async_payment_${yes ? 'succeeded' : 'failed'}`);
      });
      return session.successUrl;
    },
    expire: (session: CheckoutSession) => {
      stripeLife.happen('payment', session, 'payment.expire');
      return told(session, 'expired');
    },
  };
};

/** Stripe: accounts, links to their set-up, checkout sessions, what becomes of their money, and signed reports. */
export const stripeDialect = (app: FastifyInstance, world: World, notifyUrl: string): void => {
  const { secret, at } = world;
  const kept = stripeKept(secret);
  const send = world.deliveries<ReturnType<typeof eventObject>>(
    (body) => ({ 'stripe-signature': signed(body, secret, new Date()) }),
    ({ type }) => type,
  );
  const tell: Tell = (type, account, object) => send(notifyUrl, eventObject(type, account, object));
  const check = ({ headers }: FastifyRequest) => {
    if (headers.authorization !== `Bearer sk_test_${secret}`)
      throw no(401, 'api_key_invalid', 'Invalid API Key provided.');
  };
  serveCalls(app, '/v1', check, unknownUrl, {
    ...accountCalls(kept, at),
    ...sessionCalls(kept, at),
    ...moneyCalls(kept, tell),
  });
  serveSetUp(app, kept, world, tell);
  const { pay, payLater, expire } = payments(kept, world, tell);
  servePayment(
    app,
    '/c/pay/:id',
    kept.accounts.get,
    (id) => kept.sessions.get(id),
    (session) => {
      const isOpen = stripeLife.can('payment', session, 'payment.pay');
      return {
        amount: moneyOf(session.amount, session.currency),
        text: isOpen ? session.purpose : 'This payment page is closed.',
        back: session.successUrl,
        acts: offered(
          isOpen,
          ['pay', 'Pay', () => pay(session)],
          ['later', 'Pay, confirmed later', () => payLater(session, true)],
          ['decline', 'Pay by a bank debit that fails', () => payLater(session, false)],
          ['expire', 'Let the page expire', () => expire(session)],
          ['cancel', 'Cancel and go back', () => session.cancelUrl],
        ),
      };
    },
  );
  const text = 'The balance of this account. Make refunds, disputes and payouts here.';
  serveBalance(app, '/balance', kept.accounts.get, world, text, (id) => {
    const books = kept.booksOf(id);
    const { amount, currency } = books.balance();
    return {
      amount: moneyOf(amount, currency),
      acts: balanceActs(books, (type, object) => tell(type, id, object)),
    };
  });
};
