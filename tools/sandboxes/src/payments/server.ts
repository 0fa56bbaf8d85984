import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SandboxRequest, signatureHeader } from '../../../../server/adapters/payments/sandbox.ts';
import { signed, signingOf } from '../../../../server/adapters/payments/signature.ts';
import { leadTo, sendPage } from '../engine/page.ts';
import {
  bytesOf,
  formOf,
  queryOf,
  type SandboxOptions,
  type Served,
  sentBy,
  startSandbox,
} from '../engine/sandbox.ts';
import { sessionPage, unknownPage } from './page.ts';
import {
  type Act,
  acts,
  eventOf,
  expire,
  type HostedSession,
  isPayable,
  opened,
  runOnce,
  type SandboxEvent,
} from './sessions.ts';

const openMs = 86_400_000;

/** The payment page of businesses that have connected no provider: it keeps sessions, shows each, and reports what was chosen there. */
export const startPaymentSandbox = (options: SandboxOptions): Promise<Served> =>
  startSandbox(options, (app, { secret, at, laterMs, deliveries }) => {
    const sessions = new Map<string, HostedSession>();
    const links = new Map<string, string>();
    const send = deliveries<SandboxEvent>(
      (body) => ({ [signatureHeader]: signed(body, secret, new Date()) }),
      ({ type }) => type,
    );
    const tell = ({ request }: HostedSession, event: SandboxEvent, afterMs?: number) =>
      send(request.notifyUrl, event, afterMs);

    app.post('/sessions', async (request, reply) => {
      const signing = signingOf(bytesOf(request), request.headers[signatureHeader], secret, new Date());
      if (signing !== 'signed') return reply.code(401).send({ message: 'The request is not signed.' });
      const requested = sentBy<Partial<SandboxRequest>>(request);
      if (!isPayable(requested)) return reply.code(400).send({ message: 'There is nothing to pay.' });
      const known = sessions.get(links.get(requested.reference) ?? '');
      const session = known ?? opened(requested, Date.now() + openMs);
      if (!known) {
        sessions.set(session.id, session);
        links.set(requested.reference, session.id);
        void tell(session, eventOf(session, 'session.created'));
      }
      return { id: session.id, link: `${at()}/pay/sandbox?session=${session.id}` };
    });

    const found = (id: string | null): HostedSession | undefined => {
      const session = sessions.get(id ?? '');
      const expired = session && expire(session, Date.now());
      if (expired) void tell(session, expired);
      return session;
    };
    const show = (reply: FastifyReply, session: HostedSession | undefined) =>
      session
        ? sendPage(reply, sessionPage(session), [session.request.successUrl, session.request.cancelUrl])
        : sendPage(reply, unknownPage, [], 404);
    app.get('/pay/sandbox', async (request, reply) => show(reply, found(queryOf(request).get('session'))));
    app.post('/pay/sandbox', async (request: FastifyRequest, reply) => {
      const form = formOf(request);
      const session = found(form.get('session'));
      const chosen = form.get('act') as Act;
      if (!session || !acts.includes(chosen)) return show(reply, session);
      const { now, later, leadsTo } = runOnce(session, chosen);
      // The customer returns once the provider has told of it, as well as it could.
      await Promise.all(now.map((event) => tell(session, event)));
      for (const event of later) void tell(session, event, laterMs);
      return leadTo(reply, leadsTo ?? `/pay/sandbox?session=${session.id}`);
    });
  });
