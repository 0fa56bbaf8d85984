import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { isPositive } from '../../../../src/domain/money.ts';
import type { SessionReport } from '../../../../src/domain/online-payment/session.ts';
import type { BankCountry } from '../../../../src/domain/payment-provider/bank-country.ts';
import type { ProviderBank } from '../../../../src/domain/payment-provider/connection.ts';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import type { ProviderReport } from '../../../../src/domain/payment-provider/report.ts';
import { askingJson } from '../ask-json.ts';
import { GatewayError, type PaymentGateway } from '../gateway.ts';
import { fromMinor, toMinor } from '../minor-units.ts';
import type { HeaderFault, Signing } from '../provider.ts';
import { readJson } from '../read-json.ts';
import { paystackSettlements } from './settlements.ts';

/** What the provider knows this installation by. */
export interface PaystackKeys {
  /** "sk_test_…" or "sk_live_…": the mode follows from it, and its reports are signed with it. */
  key: string;
  /** Where it is asked instead of at its own address; null for the real one. */
  sandboxUrl: string | null;
}

const text = z.string().check(z.maxLength(300));
const envelope = <Shape extends z.ZodMiniType>(data: Shape) => z.object({ status: z.literal(true), data });

const banks = z.object({
  status: z.literal(true),
  data: z.array(z.object({ name: text, code: text })),
  meta: z.optional(z.object({ next: z.optional(z.nullable(text)) })),
});
/** The countries as the provider names them; it has no banks in others. */
const slugs: Readonly<Partial<Record<BankCountry, string>>> = {
  NG: 'nigeria',
  GH: 'ghana',
  ZA: 'south africa',
  KE: 'kenya',
};
/** So many pages of a hundred that no country has more banks. */
const mostPages = 10;
const resolved = envelope(z.object({ account_name: text }));
const subAccount = envelope(
  z.object({ subaccount_code: text, account_name: z.optional(z.nullable(text)), domain: z.optional(text) }),
);
const initialized = envelope(z.object({ authorization_url: z.string(), reference: text }));
const transaction = envelope(
  z.object({
    id: z.union([z.number(), text]),
    reference: text,
    status: text,
    amount: z.number(),
    currency: text,
    domain: text,
    subaccount: z.optional(z.nullable(z.object({ subaccount_code: z.optional(text) }))),
  }),
);
type Transaction = z.infer<typeof transaction>['data'];

const no = z.object({ message: text });
const event = z.object({
  event: z.string().check(z.regex(/^[a-z_.]{3,60}$/)),
  data: z.object({
    domain: z.enum(['test', 'live']),
    reference: z.optional(text),
    subaccount: z.optional(z.nullable(z.object({ subaccount_code: z.optional(text) }))),
    /** Reports of refunds and disputes name their payment so. */
    transaction_reference: z.optional(text),
    transaction: z.optional(
      z.nullable(z.union([z.object({ reference: z.optional(text) }), z.number(), text])),
    ),
  }),
});

/** The payment that a report of a refund or a dispute is about, by our reference; null where it names none. */
const paidIn = ({ transaction_reference, transaction }: z.infer<typeof event>['data']): string | null =>
  transaction_reference ??
  (transaction && typeof transaction === 'object' ? (transaction.reference ?? null) : null);

const onTheirWay = new Set(['ongoing', 'pending', 'processing', 'queued']);

/** What a transaction is by its own word. An abandoned one is a page on which nobody has paid yet. */
const reportOf = ({ id, status, amount, currency }: Transaction): SessionReport => {
  if (status === 'success' || status === 'reversed')
    return {
      type: 'payment.received',
      charge: String(id),
      money: { amount: fromMinor(amount, currency), currency },
    };
  if (status === 'failed') return { type: 'payment.declined' };
  return { type: onTheirWay.has(status) ? 'payment.started' : 'session.created' };
};

/** A report by a key of its bytes: those of refunds carry no id, and two of one amount must not pass for one. */
const read = (raw: Buffer): ProviderReport | null => {
  const report = readJson(raw, event);
  if (!report) return null;
  const { event: type, data } = report;
  const id = `${type}:${createHash('sha256').update(raw).digest('hex').slice(0, 40)}`;
  const account = data.subaccount?.subaccount_code ?? null;
  const live = data.domain === 'live';
  const isLater = /^(refund|charge\.dispute)\./.test(type);
  const paid = isLater ? paidIn(data) : null;
  if (paid !== null) return { id, account, live, about: { kind: 'paid', session: paid } };
  return type.startsWith('charge.') && !isLater && data.reference
    ? { id, account, live, about: { kind: 'session', session: data.reference } }
    : { id, account, live, about: { kind: 'other', type } };
};

const headerFaultOf = (header: string | string[] | undefined): HeaderFault | null => {
  if (typeof header !== 'string' || header === '') return 'unsigned';
  return /^[0-9a-f]{128}$/.test(header) ? null : 'wrong';
};

/** `x-paystack-signature`: the HMAC-SHA512 of the body in hexadecimal, keyed by the secret key itself. It has no time. */
const signingOf = (raw: Buffer, header: string | string[] | undefined, key: string): Signing => {
  const fault = headerFaultOf(header);
  if (fault) return fault;
  const expected = createHmac('sha512', key).update(raw).digest();
  return timingSafeEqual(Buffer.from(header as string, 'hex'), expected) ? 'signed' : 'wrong';
};

/** Paystack with sub-accounts: what customers pay is settled to the business's own bank. */
export const paystackGateway = ({ key, sandboxUrl }: PaystackKeys): PaymentGateway => {
  const base = sandboxUrl === null ? 'https://api.paystack.co' : `${sandboxUrl}/paystack`;
  const ask = askingJson(base, { authorization: `Bearer ${key}` }, (answer) => {
    const { success, data } = no.safeParse(answer);
    return success ? { reason: data.message } : null;
  });
  const live = key.startsWith('sk_live_');
  /** The transaction of a session; one of another mode or account is none. */
  const transactionOf = async (account: string, reference: string): Promise<Transaction> => {
    const { data } = await ask(`/transaction/verify/${encodeURIComponent(reference)}`, transaction);
    const ofAccount = data.subaccount?.subaccount_code === account;
    if (data.reference !== reference || !ofAccount || (data.domain === 'live') !== live)
      throw new GatewayError('refused', providerRefusals.otherAccount);
    return data;
  };
  return {
    name: 'paystack',
    sandbox: sandboxUrl !== null,
    ...(sandboxUrl !== null && {
      sandboxPage: (account: string) => `${sandboxUrl}/paystack/balance/${account}`,
    }),
    live,
    pages: null,
    bank: {
      banks: async (country) => {
        const slug = slugs[country]!;
        const found: ProviderBank[] = [];
        let next: string | null = null;
        for (let page = 0; page < mostPages && (page === 0 || next); page += 1) {
          const query = new URLSearchParams({ country: slug, use_cursor: 'true', perPage: '100' });
          if (next) query.set('next', next);
          const { data, meta } = await ask(`/bank?${query}`, banks);
          found.push(...data.map(({ code, name }) => ({ code, name })));
          next = meta?.next ?? null;
        }
        return found;
      },
      nameOf: async ({ bank, number }) => {
        const query = new URLSearchParams({ account_number: number, bank_code: bank.code });
        return (await ask(`/bank/resolve?${query}`, resolved)).data.account_name;
      },
      create: async ({ name, feePercent }, { bank, number }) => {
        const body = {
          business_name: name,
          settlement_bank: bank.code,
          account_number: number,
          percentage_charge: Number(feePercent),
        };
        const { data } = await ask('/subaccount', subAccount, { method: 'POST', body });
        return { account: data.subaccount_code, state: 'ready', name: data.account_name ?? null };
      },
    },
    open: async ({ account, sessionId, amount, currency, fee, email, successUrl, purpose }) => {
      const body = {
        email: email ?? '',
        currency,
        reference: sessionId,
        callback_url: successUrl,
        subaccount: account,
        amount: toMinor(amount, currency),
        // The provider's own fees are the business's, as are those of its disputes.
        bearer: 'subaccount',
        ...(isPositive(fee) && { transaction_charge: toMinor(fee, currency) }),
        metadata: { purpose },
      };
      const request = { method: 'POST', body } as const;
      try {
        const { data } = await ask('/transaction/initialize', initialized, request);
        return { providerSession: data.reference, link: data.authorization_url };
      } catch (error) {
        // It was opened before, and its page isn't told a second time.
        const isRepeated = error instanceof GatewayError && /duplicate/i.test(error.message);
        if (!isRepeated) throw error;
        return { providerSession: (await transactionOf(account, sessionId)).reference, link: null };
      }
    },
    find: async (account, sessionId) => {
      try {
        return { providerSession: (await transactionOf(account, sessionId)).reference, link: null };
      } catch (error) {
        if (error instanceof GatewayError && error.fault === 'refused') return null;
        throw error;
      }
    },
    look: async (account, session) => reportOf(await transactionOf(account, session)),
    settlements: paystackSettlements(ask, live),
    headerFault: (headers) => headerFaultOf(headers['x-paystack-signature']),
    signingOf: (raw, headers) => signingOf(raw, headers['x-paystack-signature'], key),
    read,
  };
};
