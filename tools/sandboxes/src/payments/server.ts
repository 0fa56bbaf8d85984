import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SandboxRequest, signatureHeader } from '../../../../server/adapters/payments/sandbox.ts';
import { signingOf } from '../../../../server/adapters/payments/signature.ts';
import { bodyOf, sendJson, serveHere } from '../engine/http.ts';
import { pageHeaders } from '../engine/page.ts';
import { startDeliveries } from './deliver.ts';
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
} from './sessions.ts';

export interface SandboxOptions {
  /** 0 takes any free one. */
  port: number;
  secret: string;
  /** How long "pay later" takes. */
  laterMs?: number;
  /** How long a payment page can be paid. */
  openMs?: number;
  say?: (sentence: string) => void;
}

export interface Sandbox {
  url: string;
  close: () => Promise<void>;
}

/**
 * A payment provider to try things out with: a server of its own that keeps sessions in memory, shows each on a page,
 * and reports what was chosen there. It listens on this machine alone.
 */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { port, secret, laterMs = 5_000, openMs = 86_400_000, say = () => {} } = options;
  const sessions = new Map<string, HostedSession>();
  const links = new Map<string, string>();
  const deliveries = startDeliveries(secret, say);
  const tell = (session: HostedSession, event: Parameters<typeof deliveries.send>[1], afterMs?: number) =>
    deliveries.send(session.request.notifyUrl, event, afterMs);
  let url = '';

  const open = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request);
    if (signingOf(body, request.headers[signatureHeader], secret, new Date()) !== 'signed')
      return sendJson(response, 401, { message: 'The request is not signed.' });
    const requested = JSON.parse(body.toString('utf8')) as Partial<SandboxRequest>;
    if (!isPayable(requested)) return sendJson(response, 400, { message: 'There is nothing to pay.' });
    const known = sessions.get(links.get(requested.reference) ?? '');
    const session = known ?? opened(requested, Date.now() + openMs);
    if (!known) {
      sessions.set(session.id, session);
      links.set(requested.reference, session.id);
      void tell(session, eventOf(session, 'session.created'));
    }
    sendJson(response, 200, { id: session.id, link: `${url}/pay/sandbox?session=${session.id}` });
  };

  const found = (id: string | null, response: ServerResponse): HostedSession | null => {
    const session = sessions.get(id ?? '');
    if (!session) {
      response.writeHead(404, pageHeaders([])).end(unknownPage);
      return null;
    }
    const expired = expire(session, Date.now());
    if (expired) void tell(session, expired);
    return session;
  };

  const show = (session: HostedSession, response: ServerResponse) =>
    response
      .writeHead(200, pageHeaders([session.request.successUrl, session.request.cancelUrl]))
      .end(sessionPage(session));

  const act = async (request: IncomingMessage, response: ServerResponse) => {
    const form = new URLSearchParams((await bodyOf(request)).toString('utf8'));
    const session = found(form.get('session'), response);
    if (!session) return;
    const chosen = form.get('act') as Act;
    if (!acts.includes(chosen)) return show(session, response);
    const { now, later, leadsTo } = runOnce(session, chosen);
    // The customer returns once the provider has told of it, as well as it could.
    await Promise.all(now.map((event) => tell(session, event)));
    for (const event of later) void tell(session, event, laterMs);
    if (leadsTo) return response.writeHead(303, { location: leadsTo }).end();
    response.writeHead(303, { location: `/pay/sandbox?session=${session.id}` }).end();
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const requested = `${request.method} ${pathname}`;
    if (requested === 'POST /sessions') return open(request, response);
    if (requested === 'POST /pay/sandbox') return act(request, response);
    if (requested !== 'GET /pay/sandbox') return sendJson(response, 404, { message: 'Not found.' });
    const session = found(searchParams.get('session'), response);
    return session && show(session, response);
  };

  const { url: at, close } = await serveHere(port, answer);
  url = at;
  return {
    url,
    close: async () => {
      deliveries.stop();
      await close();
    },
  };
};
