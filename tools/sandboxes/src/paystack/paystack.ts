import { createHmac, randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveBalance, servePayment } from '../engine/account-pages.ts';
import { markedId, sandboxAccounts } from '../engine/accounts.ts';
import { moneyOf, offered } from '../engine/page.ts';
import {
  type Calls,
  known,
  partOf,
  queryOf,
  Refusal,
  sentBy,
  serveCalls,
  type World,
} from '../engine/sandbox.ts';
import { balanceActs } from './balance.ts';
import {
  disputeObject,
  type PaystackMoney,
  paystackMoney,
  settlementObject,
  type Transaction,
} from './money.ts';
import { paystackLife } from './paystack-sandbox.lifecycle.ts';

const banks: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> = {
  nigeria: [
    ['044', 'Access Bank'],
    ['058', 'Guaranty Trust Bank'],
    ['033', 'United Bank For Africa'],
    ['057', 'Zenith Bank'],
  ],
  ghana: [
    ['030100', 'Absa Bank Ghana'],
    ['130100', 'Ecobank Ghana'],
  ],
  'south africa': [['632005', 'Absa Bank']],
  kenya: [['68', 'Equity Bank']],
};
const owners = ['ADA LOVELACE OKAFOR', 'UMBRELLA WORKS LIMITED', 'KWAME MENSAH'];
const currencies = ['NGN', 'GHS', 'ZAR', 'KES', 'USD'];

/** Whose an account is; nobody has one that begins with two zeros. */
const ownerOf = (code: string, number: string): string | null => {
  const isBank = Object.values(banks).some((list) => list.some(([one]) => one === code));
  return isBank && !number.startsWith('00') ? owners[Number(number.at(-1)) % owners.length]! : null;
};

const transactionObject = (one: Transaction) => ({
  id: one.id,
  domain: 'test',
  status: one.status,
  reference: one.reference,
  amount: one.amount,
  currency: one.currency,
  channel: 'card',
  metadata: { purpose: one.purpose },
  gateway_response: one.status === 'failed' ? 'Declined' : 'Successful',
  subaccount: { subaccount_code: one.account },
});

/** What the sandbox's Paystack keeps. */
const paystackKept = (secret: string) => {
  const transactions = new Map<string, Transaction>();
  const all = () => [...transactions.values()];
  return {
    accounts: sandboxAccounts('ACCT_', secret),
    transactions,
    all,
    paid: () => all().filter(({ status }) => status === 'success' || status === 'reversed'),
    money: paystackMoney(),
  };
};
type Kept = ReturnType<typeof paystackKept>;

const yes = (data: unknown, message = 'Done') => ({ status: true, message, data });
const no = (status: number, message: string) => new Refusal(status, { status: false, message });
const noRoute = no(404, 'Route not found');

/** Banks, and accounts at them that payments are settled to. */
const accountCalls = ({ accounts }: Kept): Calls => ({
  'GET /bank': (request) => {
    const list = banks[queryOf(request).get('country') ?? 'nigeria'] ?? [];
    return yes(
      list.map(([code, name]) => ({ code, name, active: true })),
      'Banks retrieved',
    );
  },
  'GET /bank/resolve': (request) => {
    const query = queryOf(request);
    const account_number = query.get('account_number') ?? '';
    const refusal = no(422, 'Could not resolve account name. Check parameters or try again.');
    const account_name = known(ownerOf(query.get('bank_code') ?? '', account_number), refusal);
    return yes({ account_number, account_name }, 'Account number resolved');
  },
  'POST /subaccount': (request) => {
    const sent = sentBy<Record<string, string>>(request);
    const owner = ownerOf(sent.settlement_bank ?? '', sent.account_number ?? '');
    const account_name = known(owner, no(400, 'Account details are invalid'));
    const { id } = accounts.add(sent.business_name ?? '', 'ready');
    return yes({ subaccount_code: id, account_name, domain: 'test' }, 'Subaccount created');
  },
});

/** Payments, each under a reference of the product's. */
const transactionCalls = ({ accounts, transactions, all }: Kept, { secret, at }: World): Calls => ({
  'POST /transaction/initialize': (request) => {
    const sent = sentBy<Record<string, string> & { metadata?: { purpose?: string } }>(request);
    const { reference = '', subaccount = '', currency = 'NGN' } = sent;
    if (!accounts.get(subaccount)) throw no(400, 'Invalid Subaccount');
    if (!/.@./.test(sent.email ?? '')) throw no(400, 'Invalid Email Address Passed');
    if (!currencies.includes(currency)) throw no(400, 'Currency not supported by merchant');
    if (transactions.has(reference)) throw no(400, 'Duplicate Transaction Reference');
    const access = markedId('', secret);
    transactions.set(reference, {
      id: randomInt(1e9, 9e9),
      access,
      reference,
      account: subaccount,
      currency,
      amount: Number(sent.amount),
      purpose: sent.metadata?.purpose ?? '',
      callbackUrl: sent.callback_url ?? '',
      status: 'abandoned',
    });
    const authorization_url = `${at()}/paystack/pay/${access}`;
    return yes({ authorization_url, access_code: access, reference }, 'Authorization URL created');
  },
  'GET /transaction/:id': (request) => {
    const one = all().find(({ id }) => String(id) === partOf(request));
    return yes(transactionObject(known(one, noRoute)));
  },
  'GET /transaction/verify/:id': (request) => {
    const one = known(transactions.get(partOf(request)), no(404, 'Transaction reference not found.'));
    return yes(transactionObject(one), 'Verification successful');
  },
});

/** The calls about money that was paid; lists have the newest first. */
const moneyCalls = ({ money, paid }: Kept): Calls => {
  const wanted = (request: FastifyRequest, transaction: number) => {
    const requested = queryOf(request).get('transaction');
    return requested === null || requested === String(transaction);
  };
  return {
    'POST /refund': (request) => {
      const sent = sentBy<Record<string, string>>(request);
      const of = paid().find(({ id }) => String(id) === String(sent.transaction));
      const made = money.refund(
        known(of, no(400, 'Transaction not found')),
        Number(sent.amount),
        sent.merchant_note ?? null,
      );
      const refusal = no(400, 'Transaction has been fully reversed');
      return yes(known(made, refusal), 'Refund has been queued for processing');
    },
    'GET /refund': (request) =>
      yes(money.refunds.filter((one) => wanted(request, one.transaction)).reverse()),
    'GET /dispute': (request) => {
      const found = money.disputes.filter(({ of }) => wanted(request, of.id));
      return yes(found.map(disputeObject).reverse());
    },
    'GET /settlement': (request) => {
      const account = queryOf(request).get('subaccount');
      const own = money.settlements.filter((one) => one.account === account);
      return yes(own.map(settlementObject).reverse());
    },
    'GET /settlement/:id/transactions': (request) =>
      yes(money.settledBy(partOf(request)).map(transactionObject)),
  };
};

/** What a customer does on the page of a transaction. */
const payments = (money: PaystackMoney, { later }: World, tell: (one: Transaction) => Promise<void>) => {
  const take = async (one: Transaction, by: 'transaction.pay' | 'transaction.confirm') => {
    if (!paystackLife.happen('payment', one, by)) return;
    money.paid(one);
    await tell(one);
  };
  return {
    pay: async (one: Transaction) => {
      await take(one, 'transaction.pay');
      return one.callbackUrl;
    },
    payLater: (one: Transaction) => {
      paystackLife.happen('payment', one, 'transaction.delay');
      later(() => take(one, 'transaction.confirm'));
      return one.callbackUrl;
    },
  };
};

/** Paystack: banks, sub-accounts, transactions, what becomes of their money, and signed reports. */
export const paystackDialect = (app: FastifyInstance, world: World, notifyUrl: string): void => {
  const key = `sk_test_${world.secret}`;
  const kept = paystackKept(world.secret);
  const send = world.deliveries<{ event: string; data: unknown }>(
    (body) => ({ 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') }),
    ({ event }) => event,
  );
  const tell = (event: string, data: unknown) => send(notifyUrl, { event, data });
  const check = ({ headers }: FastifyRequest) => {
    if (headers.authorization !== `Bearer ${key}`) throw no(401, 'Invalid key');
  };
  serveCalls(app, '/paystack', check, noRoute, {
    ...accountCalls(kept),
    ...transactionCalls(kept, world),
    ...moneyCalls(kept),
  });
  const { pay, payLater } = payments(kept.money, world, (one) =>
    tell('charge.success', transactionObject(one)),
  );
  servePayment(
    app,
    '/paystack/pay/:id',
    kept.accounts.get,
    (access) => kept.all().find((one) => one.access === access),
    (one) => {
      const decline = () => paystackLife.happen('payment', one, 'transaction.decline');
      return {
        amount: moneyOf(one.amount, one.currency),
        text: one.status === 'failed' ? 'The card was declined. Try again.' : one.purpose,
        back: one.callbackUrl,
        acts: offered(
          paystackLife.can('payment', one, 'transaction.pay'),
          ['pay', 'Pay', () => pay(one)],
          ['later', 'Pay by bank transfer, confirmed later', () => payLater(one)],
          ['decline', 'Have the card declined', decline],
          ['cancel', 'Cancel and go back', () => one.callbackUrl],
        ),
      };
    },
  );
  const text = 'Payments of this sub-account. Make refunds, disputes and settlements here.';
  serveBalance(app, '/paystack/balance', kept.accounts.get, world, text, (id) => ({
    acts: balanceActs(id, kept.money, kept.paid, (event, { reference }) =>
      tell(event, { domain: 'test', transaction_reference: reference }),
    ),
  }));
};
