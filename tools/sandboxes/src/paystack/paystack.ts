import { createHmac, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { markedId, sandboxAccounts } from '../engine/accounts.ts';
import { startSignedDeliveries } from '../engine/deliveries.ts';
import { bodyOf, sendJson } from '../engine/http.ts';
import type { SandboxPart, ServedPart } from '../engine/part.ts';
import { leadTo, moneyOf, noPage, showPage } from '../engine/question.ts';
import { paystackBalance } from './balance.ts';
import { paystackLife } from './life.ts';
import { disputeObject, type Paid, paystackSandboxMoney, settlementObject } from './money.ts';

interface Transaction extends Paid {
  access: string;
  purpose: string;
  callbackUrl: string;
}

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

/** Whose an account is; nobody has one that begins with two zeros. */
const ownerOf = (code: string, number: string): string | null => {
  const isBank = Object.values(banks).some((list) => list.some(([one]) => one === code));
  return isBank && !number.startsWith('00') ? owners[Number(number.at(-1)) % owners.length]! : null;
};

const isPaid = ({ status }: Paid) => status === 'success' || status === 'reversed';
const payActs = [
  ['pay', 'Pay'],
  ['later', 'Pay by bank transfer, confirmed later'],
  ['decline', 'Have the card declined'],
  ['cancel', 'Cancel and go back'],
] as const;

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

/** The part of the sandbox that speaks as Paystack does: banks, sub-accounts, transactions and signed reports. */
export const paystackSandbox = ({ secret, notifyUrl, at, laterMs, say }: SandboxPart): ServedPart => {
  const key = `sk_test_${secret}`;
  const accounts = sandboxAccounts('ACCT_', secret);
  const transactions = new Map<string, Transaction>();
  const paid = () => [...transactions.values()].filter(isPaid);
  const money = paystackSandboxMoney();
  const deliveries = startSignedDeliveries<{ event: string; data: unknown }>(
    (body) => ({ 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') }),
    ({ event }) => event,
    say,
  );
  const tell = (one: Transaction) =>
    deliveries.send(notifyUrl, { event: 'charge.success', data: transactionObject(one) });

  /** What is asked about money after it was paid, the newest first; null for any other call. */
  const moneyCall = (call: string, query: URLSearchParams): unknown[] | null => {
    const requested = query.get('transaction');
    const of = (transaction: number) => requested === null || String(transaction) === requested;
    if (call === 'GET /refund') return money.refunds.filter((one) => of(one.transaction)).reverse();
    if (call === 'GET /dispute')
      return money.disputes
        .filter((one) => of(one.of.id))
        .map(disputeObject)
        .reverse();
    if (call === 'GET /settlement')
      return money.settlements
        .filter(({ account }) => account === query.get('subaccount'))
        .map(settlementObject)
        .reverse();
    const settlement = /^GET \/settlement\/(\d+)\/transactions$/.exec(call)?.[1];
    return settlement
      ? money.settledBy(settlement).map((one) => transactionObject(one as Transaction))
      : null;
  };

  const api = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const yes = (data: unknown, message = 'Done') => sendJson(response, 200, { status: true, message, data });
    const no = (status: number, message: string) => sendJson(response, status, { status: false, message });
    const raw = (await bodyOf(request)).toString('utf8');
    if (request.headers.authorization !== `Bearer ${key}`) return no(401, 'Invalid key');
    const query = url.searchParams;
    const call = `${request.method} ${url.pathname.slice('/paystack'.length)}`;
    if (call === 'GET /bank') {
      const list = banks[query.get('country') ?? 'nigeria'] ?? [];
      return yes(
        list.map(([code, name]) => ({ code, name, active: true })),
        'Banks retrieved',
      );
    }
    if (call === 'GET /bank/resolve') {
      const number = query.get('account_number') ?? '';
      const name = ownerOf(query.get('bank_code') ?? '', number);
      if (!name) return no(422, 'Could not resolve account name. Check parameters or try again.');
      return yes({ account_number: number, account_name: name }, 'Account number resolved');
    }
    if (call === 'POST /subaccount') {
      const sent = JSON.parse(raw) as Record<string, string>;
      const name = ownerOf(sent.settlement_bank ?? '', sent.account_number ?? '');
      if (!name) return no(400, 'Account details are invalid');
      const { id } = accounts.add(sent.business_name ?? '', 'ready');
      return yes({ subaccount_code: id, account_name: name, domain: 'test' }, 'Subaccount created');
    }
    if (call === 'POST /transaction/initialize') {
      const sent = JSON.parse(raw) as Record<string, string> & { metadata?: { purpose?: string } };
      const { reference = '', subaccount = '', currency = 'NGN' } = sent;
      if (!accounts.get(subaccount)) return no(400, 'Invalid Subaccount');
      if (!/.@./.test(sent.email ?? '')) return no(400, 'Invalid Email Address Passed');
      if (!['NGN', 'GHS', 'ZAR', 'KES', 'USD'].includes(currency))
        return no(400, 'Currency not supported by merchant');
      if (transactions.has(reference)) return no(400, 'Duplicate Transaction Reference');
      const access = markedId('', secret);
      const one: Transaction = {
        id: randomInt(1e9, 9e9),
        access,
        reference,
        account: subaccount,
        currency,
        amount: Number(sent.amount),
        purpose: sent.metadata?.purpose ?? '',
        callbackUrl: sent.callback_url ?? '',
        status: 'abandoned',
      };
      transactions.set(reference, one);
      const authorization_url = `${at()}/paystack/pay/${access}`;
      return yes({ authorization_url, access_code: access, reference }, 'Authorization URL created');
    }
    if (call === 'POST /refund') {
      const sent = JSON.parse(raw) as Record<string, string>;
      const of = paid().find(({ id }) => String(id) === String(sent.transaction));
      const made = of
        ? money.refund(of, Number(sent.amount), sent.merchant_note ?? null)
        : 'Transaction not found';
      return typeof made === 'string' ? no(400, made) : yes(made, 'Refund has been queued for processing');
    }
    const about = moneyCall(call, query);
    if (about) return yes(about);
    const byId = /^GET \/transaction\/(\d+)$/.exec(call);
    const known = byId && [...transactions.values()].find(({ id }) => String(id) === byId[1]);
    if (known) return yes(transactionObject(known));
    const verified = /^GET \/transaction\/verify\/(.+)$/.exec(call);
    const one = verified && transactions.get(decodeURIComponent(verified[1]!));
    if (one) return yes(transactionObject(one), 'Verification successful');
    return no(404, verified ? 'Transaction reference not found.' : 'Route not found');
  };

  const took = async (one: Transaction, by: 'transaction.pay' | 'transaction.confirm') => {
    if (!paystackLife.happen('payment', one, by)) return;
    money.paid(one);
    await tell(one);
  };
  const pay = async (request: IncomingMessage, response: ServerResponse, access: string) => {
    const one = [...transactions.values()].find((known) => known.access === access);
    if (!one) return noPage(response);
    const isOpen = paystackLife.can('payment', one, 'transaction.pay');
    const { name } = accounts.get(one.account)!;
    const show = () =>
      showPage(response, {
        title: `Pay ${name}`,
        heading: name,
        amount: moneyOf(one.amount, one.currency),
        text: one.status === 'failed' ? 'The card was declined. Try again.' : one.purpose,
        action: `/paystack/pay/${access}`,
        back: one.callbackUrl,
        ...(isOpen && { acts: payActs }),
      });
    if (request.method === 'GET' || !isOpen) return show();
    const act = new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act');
    if (act === 'decline') {
      paystackLife.happen('payment', one, 'transaction.decline');
      return show();
    }
    if (act === 'later') {
      paystackLife.happen('payment', one, 'transaction.delay');
      setTimeout(() => void took(one, 'transaction.confirm'), laterMs).unref();
    } else if (act === 'pay') await took(one, 'transaction.pay');
    else if (act !== 'cancel') return show();
    leadTo(response, one.callbackUrl);
  };

  const balance = paystackBalance({
    accounts,
    money,
    paid,
    at,
    report: (event, { reference }) =>
      deliveries.send(notifyUrl, { event, data: { domain: 'test', transaction_reference: reference } }),
  });

  return {
    answer: async (request, response, url) => {
      if (!url.pathname.startsWith('/paystack/')) return false;
      const access = /^\/paystack\/pay\/(\w+)$/.exec(url.pathname)?.[1];
      const balanceOf = /^\/paystack\/balance\/(\w+)$/.exec(url.pathname)?.[1];
      if (access) await pay(request, response, access);
      else if (balanceOf) await balance(request, response, balanceOf);
      else await api(request, response, url);
      return true;
    },
    stop: deliveries.stop,
  };
};
