import { createHash, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import { decimal } from '../../../../src/domain/money.ts';
import type { SessionReport } from '../../../../src/domain/online-payment/session.ts';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import type { ProviderReport } from '../../../../src/domain/payment-provider/report.ts';
import { askingJson } from '../ask-json.ts';
import { type BankSetUp, GatewayError, type GatewaySession, type PaymentGateway } from '../gateway.ts';
import type { HeaderFault } from '../provider.ts';
import { readJson } from '../read-json.ts';
import * as answers from './flutterwave-answers.ts';
import { flutterwaveSettlements } from './settlements.ts';

/** What the provider knows this installation by. */
export interface FlutterwaveKeys {
  /** "FLWSECK_TEST-…" or "FLWSECK-…": the mode follows from it. */
  key: string;
  /** The secret hash that its reports carry: fixed, and over no bytes. */
  secretHash: string;
  /** Where it is asked instead of at its own address; null for the real one. */
  sandboxUrl: string | null;
}

type Ask = ReturnType<typeof askingJson>;
type ReportData = z.infer<typeof answers.event>['data'];

/** What a payment is by its own word. */
const reportOf = ({ id, status, amount, currency }: answers.Transaction): SessionReport => {
  if (status === 'successful')
    return { type: 'payment.received', charge: String(id), money: { amount: decimal(amount), currency } };
  return { type: status === 'failed' ? 'payment.declined' : 'payment.started' };
};

/** How much a try counts: a customer whose card was declined pays by another, under the same reference. */
const rank = ({ status }: answers.Transaction): number =>
  status === 'successful' ? 2 : status === 'failed' ? 0 : 1;

/** The try that counts among those of one reference; null before anybody tried. */
const decisive = (tries: readonly answers.Transaction[]): answers.Transaction | null =>
  tries.toSorted((one, other) => rank(other) - rank(one) || Number(other.id) - Number(one.id))[0] ?? null;

/** What a report is about. Those of refunds and chargebacks name the payment by our reference or by its own id. */
const aboutOf = (type: string, { tx_ref: session, ...data }: ReportData): ProviderReport['about'] => {
  if (type === 'charge.completed' && session) return { kind: 'session', session };
  if (!/^(refund|chargeback)\b/.test(type)) return { kind: 'other', type };
  if (session) return { kind: 'paid', session };
  const charge = data.TransactionId ?? data.transaction_id;
  return charge ? { kind: 'charge', charge: String(charge) } : { kind: 'other', type };
};

/** A report by a key of its bytes: the same payment is reported by the same ones. */
const read = (raw: Buffer, live: boolean): ProviderReport | null => {
  const report = readJson(raw, answers.event);
  if (!report) return null;
  const { event: type, data, meta_data: meta } = report;
  const id = `${type}:${createHash('sha256').update(raw).digest('hex').slice(0, 40)}`;
  const account = meta?.subaccount ?? null;
  return { id, account, live, about: aboutOf(type, data) };
};

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

/** `verif-hash`: a secret that both sides know, compared in constant time. It proves no bytes, so what a report says is never read. */
const headerFaultOf = (header: string | string[] | undefined, secretHash: string): HeaderFault | null => {
  if (typeof header !== 'string' || header === '') return 'unsigned';
  return timingSafeEqual(hashOf(header), hashOf(secretHash)) ? null : 'wrong';
};

const bankSetUp = (ask: Ask): BankSetUp => ({
  banks: async (country) => {
    const { data } = await ask(`/banks/${country}`, answers.banks);
    return data.map(({ code, name }) => ({ code, name })).sort((a, b) => a.name.localeCompare(b.name));
  },
  nameOf: async ({ bank, number }) => {
    const body = { account_number: number, account_bank: bank.code };
    return (await ask('/accounts/resolve', answers.resolved, { method: 'POST', body })).data.account_name;
  },
  create: async ({ name, email, phone, feePercent }, { country, bank, number }) => {
    const body = {
      account_bank: bank.code,
      account_number: number,
      business_name: name,
      business_email: email,
      business_mobile: phone,
      country,
      split_type: 'percentage',
      split_value: Number(feePercent) / 100,
    };
    const { data } = await ask('/subaccounts', answers.subAccount, { method: 'POST', body });
    return { account: data.subaccount_id, state: 'ready', name: data.full_name ?? null };
  },
});

const paymentRequest = ({ account, sessionId, amount, currency, fee, ...more }: GatewaySession) => ({
  tx_ref: sessionId,
  amount: Number(amount),
  currency,
  redirect_url: more.successUrl,
  customer: { email: more.email ?? '' },
  customizations: { title: more.payee, description: more.purpose },
  // The installation's fee is said for each payment, so that a share of the sub-account's own is never taken instead.
  subaccounts: [{ id: account, transaction_charge_type: 'flat', transaction_charge: Number(fee) }],
  meta: { subaccount: account },
});

/** Flutterwave by its API v3, with sub-accounts: what customers pay is settled to the business's own bank. */
export const flutterwaveGateway = ({ key, secretHash, sandboxUrl }: FlutterwaveKeys): PaymentGateway => {
  const base = sandboxUrl === null ? 'https://api.flutterwave.com/v3' : `${sandboxUrl}/flutterwave/v3`;
  const ask = askingJson(base, { authorization: `Bearer ${key}` }, (answer) => {
    const { success, data } = answers.no.safeParse(answer);
    return success ? { reason: data.message } : null;
  });
  const live = !key.startsWith('FLWSECK_TEST');
  /** The try that counts of a session; null before anybody tried. One of another account is refused. */
  const paymentOf = async (account: string, reference: string): Promise<answers.Transaction | null> => {
    const query = new URLSearchParams({ tx_ref: reference });
    const { data } = await ask(`/transactions?${query}`, answers.transactions);
    const last = decisive(data.filter(({ tx_ref }) => tx_ref === reference));
    if (!last) return null;
    const { data: verified } = await ask(`/transactions/${last.id}/verify`, answers.transaction);
    const ofAccount = (verified.meta?.subaccount ?? account) === account;
    if (verified.tx_ref !== reference || !ofAccount)
      throw new GatewayError('refused', providerRefusals.otherAccount);
    return verified;
  };
  return {
    name: 'flutterwave',
    sandbox: sandboxUrl !== null,
    ...(sandboxUrl !== null && {
      sandboxPage: (account: string) => `${sandboxUrl}/flutterwave/balance/${account}`,
    }),
    live,
    pages: null,
    bank: bankSetUp(ask),
    open: async (request) => {
      const body = paymentRequest(request);
      const { data } = await ask('/payments', answers.opened, { method: 'POST', body });
      return { providerSession: request.sessionId, link: data.link };
    },
    // Before somebody pays, nothing is kept under a reference there; and without its address nobody can.
    find: async (account, sessionId) =>
      (await paymentOf(account, sessionId)) ? { providerSession: sessionId, link: null } : null,
    look: async (account, session) => {
      const payment = await paymentOf(account, session);
      return payment ? reportOf(payment) : { type: 'session.created' };
    },
    settlements: flutterwaveSettlements(ask),
    headerFault: (headers) => headerFaultOf(headers['verif-hash'], secretHash),
    signingOf: (_raw, headers) => headerFaultOf(headers['verif-hash'], secretHash) ?? 'signed',
    read: (raw) => read(raw, live),
  };
};
