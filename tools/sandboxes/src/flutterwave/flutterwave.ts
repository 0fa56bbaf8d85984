import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { decimal, fixed } from '../../../../src/domain/money.ts';
import { digitsOf } from '../../../../src/domain/values/currency.ts';
import { markedId, sandboxAccounts } from '../engine/accounts.ts';
import { startSignedDeliveries } from '../engine/deliveries.ts';
import { bodyOf, sendJson } from '../engine/http.ts';
import type { SandboxPart, ServedPart } from '../engine/part.ts';
import { leadTo, noPage, showPage } from '../engine/question.ts';
import { flutterwaveLife } from './life.ts';
import { flutterwaveSandboxMoney } from './money.ts';
import { banks, ownerOf, type Payment, paymentObject, type Try, takes } from './objects.ts';

const payActs = [
  ['pay', 'Pay'],
  ['later', 'Pay by bank transfer, confirmed later'],
  ['decline', 'Have the card declined'],
  ['cancel', 'Cancel and go back'],
] as const;

/** The part of the sandbox that speaks as Flutterwave's API v3 does: banks, sub-accounts, payments and their tries, and reports. */
export const flutterwaveSandbox = ({ secret, notifyUrl, at, laterMs, say }: SandboxPart): ServedPart => {
  const accounts = sandboxAccounts('RS_', secret);
  const payments = new Map<string, Payment>();
  const deliveries = startSignedDeliveries<{ event: string; data: unknown; meta_data: unknown }>(
    () => ({ 'verif-hash': secret }),
    ({ event }) => event,
    say,
  );
  const tell = (payment: Payment, one: Try) => {
    const { meta, ...data } = paymentObject(payment, one);
    return deliveries.send(notifyUrl, { event: 'charge.completed', data, meta_data: meta });
  };
  const money = flutterwaveSandboxMoney({
    accounts,
    at,
    paid: () =>
      [...payments.values()].flatMap((payment) =>
        payment.tries
          .filter(({ status }) => status === 'successful')
          .map((tried) => ({ id: tried.id, tried, payment })),
      ),
    tell: (event, data, meta_data) => deliveries.send(notifyUrl, { event, data, meta_data }),
  });
  const triesOf = (reference: string) =>
    [...payments.values()]
      .filter((one) => one.reference === reference)
      .flatMap((payment) => payment.tries.map((one) => paymentObject(payment, one)));

  const requested = {
    'POST /accounts/resolve': ({ account_bank, account_number }: Record<string, string>) => {
      const account_name = ownerOf(account_bank ?? '', account_number ?? '');
      return account_name
        ? { account_number, account_name }
        : 'Sorry, that account number is invalid, please check and try again';
    },
    'POST /subaccounts': ({
      account_bank,
      account_number,
      business_name,
      ...more
    }: Record<string, string>) => {
      const full_name = ownerOf(account_bank ?? '', account_number ?? '');
      if (!full_name)
        return "Sorry we couldn't verify your account number kindly pass a valid account number.";
      if (!more.business_mobile) return 'business_mobile is required';
      return { subaccount_id: accounts.add(business_name ?? '', 'ready').id, full_name, account_number };
    },
    'POST /payments': (sent: Record<string, unknown>) => {
      const [of] = sent.subaccounts as { id: string }[];
      const { email } = sent.customer as { email: string };
      if (!of || !accounts.get(of.id)) return 'Subaccount not found';
      if (!/.@./.test(email)) return 'customer.email must be a valid email';
      if (!takes.has(String(sent.currency))) return 'This currency is not enabled for your account';
      const page = markedId('', secret);
      payments.set(page, {
        page,
        reference: String(sent.tx_ref),
        account: of.id,
        tries: [],
        amount: Number(sent.amount),
        currency: String(sent.currency),
        back: String(sent.redirect_url),
        purpose: (sent.customizations as { description: string }).description,
        meta: sent.meta as Payment['meta'],
      });
      return { link: `${at()}/flutterwave/pay/${page}` };
    },
  };

  const api = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const yes = (data: unknown, message: string) =>
      sendJson(response, 200, { status: 'success', message, data });
    const no = (status: number, message: string) =>
      sendJson(response, status, { status: 'error', message, data: null });
    const raw = (await bodyOf(request)).toString('utf8');
    if (request.headers.authorization !== `Bearer FLWSECK_TEST-${secret}-X`)
      return no(401, 'Invalid authorization key');
    const path = url.pathname.slice('/flutterwave/v3'.length);
    const call = `${request.method} ${path}`;
    if (call in requested) {
      const done = requested[call as keyof typeof requested](JSON.parse(raw));
      return typeof done === 'string' ? no(400, done) : yes(done, 'Done');
    }
    const about = money.api(call, url.searchParams, () => JSON.parse(raw));
    if (typeof about === 'string') return no(400, about);
    if (about)
      return sendJson(response, 200, {
        status: 'success',
        message: 'Fetched',
        data: about.data,
        ...(about.pages && { meta: { page_info: { total_pages: about.pages } } }),
      });
    const country = /^GET \/banks\/([A-Z]{2})$/.exec(call)?.[1];
    if (country)
      return yes(
        (banks[country] ?? []).map(([code, name], id) => ({ id, code, name })),
        'Banks fetched successfully',
      );
    if (call === 'GET /transactions')
      return yes(triesOf(url.searchParams.get('tx_ref') ?? ''), 'Transactions fetched');
    const id = Number(/^GET \/transactions\/(\d+)\/verify$/.exec(call)?.[1]);
    const payment = [...payments.values()].find(({ tries }) => tries.some((one) => one.id === id));
    if (!payment) return no(400, 'No transaction was found for this id');
    return yes(
      paymentObject(payment, payment.tries.find((one) => one.id === id)!),
      'Transaction fetched successfully',
    );
  };

  /** A try to pay. It waits for the bank until that is told. */
  const tried = (payment: Payment): Try => {
    const one: Try = { id: randomInt(1e9, 9e9), status: 'pending' };
    payment.tries.push(one);
    return one;
  };
  /** What the bank says of a try. */
  const answered = async (payment: Payment, one: Try, by: 'transaction.confirm' | 'transaction.decline') => {
    if (flutterwaveLife.happen('payment', one, by)) await tell(payment, one);
  };
  const pay = async (request: IncomingMessage, response: ServerResponse, page: string) => {
    const payment = payments.get(page);
    if (!payment) return noPage(response);
    const last = payment.tries.at(-1)?.status ?? null;
    const isOpen = last === null || last === 'failed';
    const { name } = accounts.get(payment.account)!;
    const show = () =>
      showPage(response, {
        title: `Pay ${name}`,
        heading: name,
        amount: `${fixed(decimal(payment.amount), digitsOf(payment.currency))} ${payment.currency}`,
        text:
          payment.tries.at(-1)?.status === 'failed' ? 'The card was declined. Try again.' : payment.purpose,
        action: `/flutterwave/pay/${page}`,
        back: payment.back,
        ...(isOpen && { acts: payActs }),
      });
    if (request.method === 'GET' || !isOpen) return show();
    const act = new URLSearchParams((await bodyOf(request)).toString('utf8')).get('act');
    const back = (status: string) => {
      const query = new URLSearchParams({ status, tx_ref: payment.reference });
      leadTo(response, `${payment.back}${payment.back.includes('?') ? '&' : '?'}${query}`);
    };
    if (act === 'cancel') return back('cancelled');
    if (act === 'decline') {
      await answered(payment, tried(payment), 'transaction.decline');
      return show();
    }
    if (act === 'later') {
      const one = tried(payment);
      setTimeout(() => void answered(payment, one, 'transaction.confirm'), laterMs).unref();
      return back('pending');
    }
    if (act !== 'pay') return show();
    await answered(payment, tried(payment), 'transaction.confirm');
    back('successful');
  };

  return {
    answer: async (request, response, url) => {
      if (!url.pathname.startsWith('/flutterwave/')) return false;
      const page = /^\/flutterwave\/pay\/(\w+)$/.exec(url.pathname)?.[1];
      const balanceOf = /^\/flutterwave\/balance\/(\w+)$/.exec(url.pathname)?.[1];
      if (page) await pay(request, response, page);
      else if (balanceOf) await money.page(request, response, balanceOf);
      else await api(request, response, url);
      return true;
    },
    stop: deliveries.stop,
  };
};
