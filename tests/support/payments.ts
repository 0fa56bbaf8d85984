import { randomBytes } from 'node:crypto';
import type { PaymentProvider, SessionRequest } from '../../server/adapters/payments/provider.ts';
import { sandboxProvider, signatureHeader } from '../../server/adapters/payments/sandbox.ts';
import { signed } from '../../server/adapters/payments/signature.ts';
import { applyInboxEvent } from '../../server/jobs/apply-provider-event.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import type { AnswerOf } from '../../src/api/wire/call.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { providerCalls } from '../../src/api/wire/provider-calls.ts';
import { type Api, expectOk } from './api.ts';
import { type Client, origin, type Server } from './server.ts';

/** What the tests' server and provider sign with. */
export const testSecret = 'a secret of thirty-two characters';

/** A provider that is nowhere: it notes what it was asked, and its reports are written by the test. */
export interface NotingProvider extends PaymentProvider {
  requests: SessionRequest[];
  /** What it answers; an error stands for silence. */
  answers: (request: SessionRequest) => string | null;
}

export const notingProvider = (): NotingProvider => {
  const provider: NotingProvider = {
    ...sandboxProvider('http://127.0.0.1:9', testSecret),
    requests: [],
    answers: () => 'https://pay.example/page',
    open: async (request) => {
      provider.requests.push(request);
      return { providerSession: `ses_${request.sessionId}`, link: provider.answers(request) };
    },
  };
  return provider;
};

/** A report of the sandbox's as its fields. */
export type Report = { id: string; type: string } & Record<string, string>;

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('base64url')}`;

/** Opens a session as a member, and answers it. */
export const openSession = async (
  client: Client,
  invoice: string,
  fields: Record<string, unknown> = {},
): Promise<AnswerOf<typeof paymentSessionCalls.openCardSession>['data']> =>
  expectOk(await client.send(paymentSessionCalls.openCardSession, { InvoiceId: invoice, ...fields })).body
    .data;

/** A report about a session; money is what was asked unless said otherwise. */
export const reportOn = (
  client: Client,
  session: { sessionid: string; amount: string; currency: string },
  type: string,
  more: Record<string, string> = {},
): Report => ({
  id: newId('evt'),
  type,
  business: client.shop.business.id,
  reference: idFromWire(session.sessionid),
  session: `ses_${session.sessionid}`,
  ...(type === 'payment.received'
    ? { charge: newId('chg'), amount: session.amount, currency: session.currency }
    : {}),
  ...more,
});

/** An issued invoice of 100 with a session for it, and the reports about that session. */
export const openedSession = async (api: Api) => {
  const customer = await api.customer();
  const invoice = await api.invoice({ customer });
  const session = await openSession(api.client, invoice);
  const on = (type: string, more: Record<string, string> = {}) => reportOn(api.client, session, type, more);
  return { customer, invoice, session, on, paid: (more = {}) => on('payment.received', more) };
};

/** Sends a report to the inbox; signed a moment ago unless another signature, or none, is given. */
export const report = async (server: Server, sent: Report | string, signature?: string | null) => {
  const payload = Buffer.from(typeof sent === 'string' ? sent : JSON.stringify(sent));
  const header = signature === undefined ? signed(payload, testSecret, new Date()) : signature;
  const response = await server.app.inject({
    method: 'POST',
    url: providerCalls.receiveEvent.path,
    headers: {
      'content-type': 'application/json',
      ...(header === null ? {} : { [signatureHeader]: header }),
    },
    payload,
  });
  return { status: response.statusCode, body: response.json() as { Message?: string; message?: string } };
};

/** Applies one report that the inbox holds, as the queue would. */
export const apply = async (server: Server, event: string, provider = 'sandbox'): Promise<void> => {
  const { database, clock, payments, services } = server;
  const { gateways } = services;
  await applyInboxEvent({ database, clock, payments, gateways, origin })(
    { provider, event },
    undefined as never,
  );
};

/** Sends a report and applies it. */
export const sendReport = async (server: Server, sent: Report): Promise<void> => {
  expectOk((await report(server, sent)) as never);
  await apply(server, sent.id);
};
