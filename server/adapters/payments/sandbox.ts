import * as z from 'zod/mini';
import { decimal } from '../../../src/domain/money.ts';
import type { ProviderEvent, SessionReport } from '../../../src/domain/online-payment/session.ts';
import type { PaymentProvider, SessionRequest } from './provider.ts';
import { readJson } from './read-json.ts';
import { headerFaultOf, signed, signingOf } from './signature.ts';

/** The header both sides sign in. */
export const signatureHeader = 'sandbox-signature';

/** What the sandbox is asked for: a request as the port has it, under the names the sandbox reports it by. */
export type SandboxRequest = Omit<SessionRequest, 'businessId' | 'sessionId'> & {
  business: string;
  reference: string;
};

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const named = { id: z.string().check(z.regex(/^evt_[\w-]{8,64}$/)), business: uuid, reference: uuid };
const bareTypes = [
  'session.created',
  'payment.started',
  'payment.declined',
  'session.cancelled',
  'session.expired',
] as const;

const event = z.union([
  z.object({ ...named, type: z.enum(bareTypes) }),
  z.object({
    ...named,
    type: z.literal('payment.received'),
    charge: z.string().check(z.regex(/^chg_[\w-]{8,64}$/)),
    amount: z.string().check(z.regex(/^\d{1,14}(\.\d{1,4})?$/)),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
]);

const reportOf = (sent: z.infer<typeof event>): SessionReport =>
  sent.type === 'payment.received'
    ? {
        type: sent.type,
        charge: sent.charge,
        money: { amount: decimal(sent.amount), currency: sent.currency },
      }
    : { type: sent.type };

const read = (raw: Buffer): ProviderEvent | null => {
  const data = readJson(raw, event);
  return data
    ? { id: data.id, businessId: data.business, sessionId: data.reference, report: reportOf(data) }
    : null;
};

const answer = z.object({ id: z.string(), link: z.nullable(z.string()) });
const patienceMs = 10_000;

/**
 * The sandbox provider, seen from the product: a server of its own, spoken to by HTTP.
 *
 * @param url where it is reached, e.g. "http://localhost:8090"
 * @param secret what both sides sign with
 * @param clock the machine's time: signatures are made by machines, whatever day the product believes it is
 */
export const sandboxProvider = (
  url: string,
  secret: string,
  clock: () => Date = () => new Date(),
): PaymentProvider => ({
  name: 'sandbox',
  open: async ({ businessId, sessionId, ...request }) => {
    const requested: SandboxRequest = { business: businessId, reference: sessionId, ...request };
    const body = Buffer.from(JSON.stringify(requested));
    const response = await fetch(new URL('/sessions', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signed(body, secret, clock()) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) throw new Error(`The payment provider answered ${response.status}.`);
    const { id, link } = answer.parse(await response.json());
    return { providerSession: id, link };
  },
  headerFault: (headers) => headerFaultOf(headers[signatureHeader]),
  signingOf: (raw, headers) => signingOf(raw, headers[signatureHeader], secret, clock()),
  read,
});
