import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveBalance, servePayment } from '../engine/account-pages.ts';
import { markedId, sandboxAccounts } from '../engine/accounts.ts';
import { moneyText, offered, withQuery } from '../engine/page.ts';
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
import { feeOf, flutterwaveBooks } from './books.ts';
import { flutterwaveLife } from './flutterwave-sandbox.lifecycle.ts';
import { balanceActs, refundReport, type Tell } from './money.ts';
import { banks, ownerOf, type Payment, paymentObject, type Try, takes } from './objects.ts';

/** What the sandbox's Flutterwave keeps. */
const flutterwaveKept = (secret: string) => {
  const payments = new Map<string, Payment>();
  const tries = () =>
    [...payments.values()].flatMap((payment) =>
      payment.tries.map((tried) => ({ id: tried.id, tried, payment })),
    );
  return {
    accounts: sandboxAccounts('RS_', secret),
    payments,
    tries,
    books: flutterwaveBooks(() => tries().filter(({ tried }) => tried.status === 'successful')),
  };
};
type Kept = ReturnType<typeof flutterwaveKept>;

const yes = (data: unknown, message = 'Done') => ({ status: 'success', message, data });
const no = (message: string, status = 400) => new Refusal(status, { status: 'error', message, data: null });
const noTransaction = no('No transaction was found for this id');

/** Banks, and sub-accounts that payments are settled to. */
const accountCalls = ({ accounts }: Kept): Calls => ({
  'GET /banks/:id': (request) => {
    const list = banks[partOf(request)] ?? [];
    return yes(
      list.map(([code, name], id) => ({ id, code, name })),
      'Banks fetched successfully',
    );
  },
  'POST /accounts/resolve': (request) => {
    const { account_bank = '', account_number = '' } = sentBy<Record<string, string>>(request);
    const refusal = no('Sorry, that account number is invalid, please check and try again');
    return yes({ account_number, account_name: known(ownerOf(account_bank, account_number), refusal) });
  },
  'POST /subaccounts': (request) => {
    const { account_bank = '', account_number = '', ...more } = sentBy<Record<string, string>>(request);
    const refusal = no("Sorry we couldn't verify your account number kindly pass a valid account number.");
    const full_name = known(ownerOf(account_bank, account_number), refusal);
    if (!more.business_mobile) throw no('business_mobile is required');
    const { id } = accounts.add(more.business_name ?? '', 'ready');
    return yes({ subaccount_id: id, full_name, account_number });
  },
});

interface SentPayment {
  tx_ref: string;
  amount: number;
  currency: string;
  redirect_url: string;
  subaccounts: { id: string }[];
  customer: { email: string };
  customizations: { description: string };
  meta: Payment['meta'];
}

/** Payments, and the tries that were made under their references. */
const paymentCalls = ({ accounts, payments, tries }: Kept, { secret, at }: World): Calls => ({
  'POST /payments': (request) => {
    const sent = sentBy<SentPayment>(request);
    const { id: account } = known(sent.subaccounts[0], no('Subaccount not found'));
    if (!accounts.get(account)) throw no('Subaccount not found');
    if (!/.@./.test(sent.customer.email)) throw no('customer.email must be a valid email');
    if (!takes.has(sent.currency)) throw no('This currency is not enabled for your account');
    const page = markedId('', secret);
    payments.set(page, {
      page,
      reference: sent.tx_ref,
      account,
      tries: [],
      amount: Number(sent.amount),
      currency: sent.currency,
      back: sent.redirect_url,
      purpose: sent.customizations.description,
      meta: sent.meta,
    });
    return yes({ link: `${at()}/flutterwave/pay/${page}` });
  },
  'GET /transactions': (request) => {
    const reference = queryOf(request).get('tx_ref');
    const own = tries().filter(({ payment }) => payment.reference === reference);
    return yes(
      own.map(({ payment, tried }) => paymentObject(payment, tried)),
      'Transactions fetched',
    );
  },
  'GET /transactions/:id/verify': (request) => {
    const found = tries().find(({ id }) => String(id) === partOf(request));
    const { payment, tried } = known(found, noTransaction);
    return yes(paymentObject(payment, tried), 'Transaction fetched successfully');
  },
});

/** The calls about money that was paid; lists have the newest first. */
const moneyCalls = ({ books }: Kept, tell: Tell): Calls => {
  const listed = (request: FastifyRequest, rows: readonly { transaction_id: number }[]) => {
    const charge = queryOf(request).get('id');
    const found = rows.filter((one) => !charge || String(one.transaction_id) === charge);
    return yes(found.toReversed(), 'Fetched');
  };
  return {
    'POST /transactions/:id/refund': (request) => {
      const { amount, comments = null } = sentBy<{ amount: number; comments?: string }>(request);
      const one = books.ofId(Number(partOf(request)));
      const refusal = no('Refund amount is more than the amount left of this transaction');
      const made = known(one && books.refund(one, amount, comments), refusal);
      books.endRefund(made, 'refund.complete');
      void tell(...refundReport(books, made));
      const { transaction_id: tx_id, comment: _, ...rest } = made;
      return yes({ ...rest, tx_id }, 'Fetched');
    },
    'GET /refunds': (request) => listed(request, books.refunds),
    'GET /chargebacks': (request) => listed(request, books.chargebacks),
    'GET /settlements': (request) => {
      const account = queryOf(request).get('subaccount_id');
      const own = books.settlements.filter((one) => one.account === account).map(({ row }) => row);
      return { ...yes(own.reverse(), 'Fetched'), meta: { page_info: { total_pages: 1 } } };
    },
    'GET /settlements/:id': (request) => {
      const found = books.settlements.find(({ row }) => String(row.id) === partOf(request));
      const { row } = known(found, noTransaction);
      const transactions = books.movements
        .filter((one) => one.settlement === row.id && one.kind === 'payment')
        .map(({ id, amount }) => ({ id, charged_amount: amount, app_fee: feeOf(amount), merchant_fee: 0 }));
      return yes({ ...row, transactions }, 'Fetched');
    },
  };
};

/** What a customer does on the page of a payment. Each try waits for the bank until that answers. */
const payments = ({ later }: World, tell: Tell) => {
  const tryToPay = (payment: Payment): Try => {
    const one: Try = { id: randomInt(1e9, 9e9), status: 'pending' };
    payment.tries.push(one);
    return one;
  };
  const answer = async (payment: Payment, one: Try, by: 'transaction.confirm' | 'transaction.decline') => {
    if (!flutterwaveLife.happen('payment', one, by)) return;
    const { meta, ...data } = paymentObject(payment, one);
    await tell('charge.completed', data, meta);
  };
  const leave = ({ back, reference }: Payment, status: string) =>
    withQuery(back, { status, tx_ref: reference });
  return {
    leave,
    pay: async (payment: Payment) => {
      await answer(payment, tryToPay(payment), 'transaction.confirm');
      return leave(payment, 'successful');
    },
    payLater: (payment: Payment) => {
      const one = tryToPay(payment);
      later(() => answer(payment, one, 'transaction.confirm'));
      return leave(payment, 'pending');
    },
    decline: (payment: Payment) => answer(payment, tryToPay(payment), 'transaction.decline'),
  };
};

/** Flutterwave's API v3: banks, sub-accounts, payments and their tries, what becomes of their money, and reports. */
export const flutterwaveDialect = (app: FastifyInstance, world: World, notifyUrl: string): void => {
  const kept = flutterwaveKept(world.secret);
  const send = world.deliveries<{ event: string; data: unknown; meta_data: unknown }>(
    () => ({ 'verif-hash': world.secret }),
    ({ event }) => event,
  );
  const tell: Tell = (event, data, meta_data) => send(notifyUrl, { event, data, meta_data });
  const check = ({ headers }: FastifyRequest) => {
    if (headers.authorization !== `Bearer FLWSECK_TEST-${world.secret}-X`)
      throw no('Invalid authorization key', 401);
  };
  serveCalls(app, '/flutterwave/v3', check, noTransaction, {
    ...accountCalls(kept),
    ...paymentCalls(kept, world),
    ...moneyCalls(kept, tell),
  });
  const { pay, payLater, decline, leave } = payments(world, tell);
  servePayment(
    app,
    '/flutterwave/pay/:id',
    kept.accounts.get,
    (page) => kept.payments.get(page),
    (payment) => {
      const last = payment.tries.at(-1)?.status ?? null;
      return {
        amount: moneyText(payment.amount, payment.currency),
        text: last === 'failed' ? 'The card was declined. Try again.' : payment.purpose,
        back: payment.back,
        acts: offered(
          last === null || last === 'failed',
          ['pay', 'Pay', () => pay(payment)],
          ['later', 'Pay by bank transfer, confirmed later', () => payLater(payment)],
          ['decline', 'Have the card declined', () => decline(payment)],
          ['cancel', 'Cancel and go back', () => leave(payment, 'cancelled')],
        ),
      };
    },
  );
  const text = 'Payments of this sub-account. Make refunds, chargebacks and settlements here.';
  serveBalance(app, '/flutterwave/balance', kept.accounts.get, world, text, (id) => ({
    acts: balanceActs(id, kept.books, tell),
  }));
};
