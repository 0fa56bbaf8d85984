import { createHmac, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, sendJson } from '../../sandbox-http.ts';
import { startSignedDeliveries } from '../providers-sandbox/deliveries.ts';
import { leadTo, moneyOf, noPage, showPage } from '../providers-sandbox/html.ts';
import { markedId, sandboxAccounts } from '../providers-sandbox/kept.ts';
import type { SandboxPart, ServedPart } from '../providers-sandbox/part.ts';
import { paystackSandboxMoney } from './sandbox-money.ts';

interface Transaction {
  id: number;
  access: string;
  reference: string;
  account: string;
  amount: number;
  currency: string;
  purpose: string;
  callbackUrl: string;
  status: 'abandoned' | 'ongoing' | 'success' | 'failed';
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

const payActs = [
  ['pay', 'Pay'],
  ['later', 'Pay by bank transfer, confirmed later'],
  ['decline', 'Have the card declined'],
  ['cancel', 'Cancel and go back'],
] as const;

const transactionObject = (one: Transaction) => ({
  ...{ id: one.id, domain: 'test', status: one.status, reference: one.reference },
  ...{ amount: one.amount, currency: one.currency, channel: 'card', metadata: { purpose: one.purpose } },
  gateway_response: one.status === 'success' ? 'Successful' : 'Declined',
  subaccount: { subaccount_code: one.account },
});

/** The part of the sandbox that speaks as Paystack does: banks, sub-accounts, transactions and signed reports. */
export const paystackSandbox = ({ secret, notifyUrl, at, laterMs, say }: SandboxPart): ServedPart => {
  const key = `sk_test_${secret}`;
  const accounts = sandboxAccounts('ACCT_', secret);
  const transactions = new Map<string, Transaction>();
  const paid = () => [...transactions.values()].filter(({ status }) => status === 'success');
  const money = paystackSandboxMoney(paid);
  const deliveries = startSignedDeliveries<{ event: string; data: unknown }>(
    (body) => ({ 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') }),
    ({ event }) => event,
    say,
  );
  const tell = (one: Transaction) =>
    deliveries.send(notifyUrl, { event: 'charge.success', data: transactionObject(one) });

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
      const asked = JSON.parse(raw) as Record<string, string>;
      const name = ownerOf(asked.settlement_bank ?? '', asked.account_number ?? '');
      if (!name) return no(400, 'Account details are invalid');
      const { id } = accounts.add(asked.business_name ?? '', 'ready');
      return yes({ subaccount_code: id, account_name: name, domain: 'test' }, 'Subaccount created');
    }
    if (call === 'POST /transaction/initialize') {
      const asked = JSON.parse(raw) as Record<string, string> & { metadata?: { purpose?: string } };
      const { reference = '', subaccount = '', currency = 'NGN' } = asked;
      if (!accounts.get(subaccount)) return no(400, 'Invalid Subaccount');
      if (!/.@./.test(asked.email ?? '')) return no(400, 'Invalid Email Address Passed');
      if (!['NGN', 'GHS', 'ZAR', 'KES', 'USD'].includes(currency))
        return no(400, 'Currency not supported by merchant');
      if (transactions.has(reference)) return no(400, 'Duplicate Transaction Reference');
      const access = markedId('', secret);
      const one: Transaction = {
        ...{ id: randomInt(1e9, 9e9), access, reference, account: subaccount, currency },
        ...{ amount: Number(asked.amount), purpose: asked.metadata?.purpose ?? '' },
        ...{ callbackUrl: asked.callback_url ?? '', status: 'abandoned' },
      };
      transactions.set(reference, one);
      const authorization_url = `${at()}/paystack/pay/${access}`;
      return yes({ authorization_url, access_code: access, reference }, 'Authorization URL created');
    }
    if (call === 'POST /refund') {
      const asked = JSON.parse(raw) as Record<string, string>;
      const of = paid().find(({ id }) => String(id) === String(asked.transaction));
      const made = of
        ? money.refund(of, Number(asked.amount), asked.merchant_note ?? null)
        : 'Transaction not found';
      return typeof made === 'string' ? no(400, made) : yes(made, 'Refund has been queued for processing');
    }
    if (call === 'GET /refund') return yes(money.refundsOf(query.get('transaction') ?? ''));
    if (call === 'GET /dispute') return yes(money.disputesOf(query.get('transaction') ?? ''));
    if (call === 'GET /settlement') return yes(money.settlementsOf(query.get('subaccount') ?? ''));
    const byId = /^GET \/transaction\/(\d+)$/.exec(call);
    const known = byId && [...transactions.values()].find(({ id }) => String(id) === byId[1]);
    if (known) return yes(transactionObject(known));
    const verified = /^GET \/transaction\/verify\/(.+)$/.exec(call);
    const one = verified && transactions.get(decodeURIComponent(verified[1]!));
    if (one) return yes(transactionObject(one), 'Verification successful');
    return no(404, verified ? 'Transaction reference not found.' : 'Route not found');
  };

  const pay = async (request: IncomingMessage, response: ServerResponse, access: string) => {
    const one = [...transactions.values()].find((known) => known.access === access);
    if (!one) return noPage(response);
    const isOpen = one.status === 'abandoned' || one.status === 'failed';
    const { name } = accounts.get(one.account)!;
    const show = () =>
      showPage(response, {
        ...{ title: `Pay ${name}`, heading: name, amount: moneyOf(one.amount, one.currency) },
        text: one.status === 'failed' ? 'The card was declined. Try again.' : one.purpose,
        ...{ action: `/paystack/pay/${access}`, back: one.callbackUrl, ...(isOpen && { acts: payActs }) },
      });
    if (request.method === 'GET' || !isOpen) return show();
    const act = new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act');
    if (act === 'decline') {
      one.status = 'failed';
      return show();
    }
    if (act === 'later') {
      one.status = 'ongoing';
      setTimeout(() => {
        one.status = 'success';
        void tell(one);
      }, laterMs).unref();
    } else if (act === 'pay') {
      one.status = 'success';
      await tell(one);
    } else if (act !== 'cancel') return show();
    leadTo(response, one.callbackUrl);
  };

  /** Carries out what is pressed on the page of a balance, and reports it; settlements are reported by nobody. */
  const press = async (account: string, pressed: string): Promise<void> => {
    const [act, id] = pressed.split(' ');
    if (act === 'process') money.process();
    if (act === 'settle') money.settle(account);
    const one = paid().find((known) => String(known.id) === id);
    if (!one) return;
    const about = { domain: 'test', transaction_reference: one.reference };
    const report = (event: string) => deliveries.send(notifyUrl, { event, data: about });
    if (act === 'refund' || act === 'half') {
      money.refund(one, act === 'half' ? Math.floor(one.amount / 2) : one.amount, null);
      await report('refund.pending');
    } else if (act === 'dispute') {
      money.dispute(one);
      await report('charge.dispute.create');
    } else if (act === 'win' || act === 'lose') {
      money.decide(one.id, act === 'win');
      await report('charge.dispute.resolve');
    }
  };
  const balance = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const account = accounts.get(id);
    if (!account) return noPage(response);
    if (request.method === 'POST')
      await press(id, new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act') ?? '');
    const own = paid().filter((one) => one.account === id);
    showPage(response, {
      ...{ title: `Balance of ${account.name}`, heading: account.name },
      text: 'Payments of this sub-account. Make refunds, disputes and settlements here.',
      acts: [
        ['settle', 'Settle to the bank'],
        ['process', 'Let refunds reach the customer'],
        ...own.flatMap(({ id: of, amount, currency }): [string, string][] => {
          const whole = moneyOf(amount, currency);
          return [
            [`refund ${of}`, `Refund ${whole}`],
            [`half ${of}`, `Refund half of ${whole}`],
            [`dispute ${of}`, `Dispute ${whole}`],
            [`win ${of}`, `Win the dispute of ${whole}`],
            [`lose ${of}`, `Lose the dispute of ${whole}`],
          ];
        }),
      ],
      ...{ action: `/paystack/balance/${id}`, back: `${at()}/paystack/balance/${id}` },
    });
  };

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
