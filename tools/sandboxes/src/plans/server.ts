import { signed } from '../../../../server/adapters/payments/signature.ts';
import { startSignedDeliveries } from '../engine/deliveries.ts';
import { type Served, sendJson, serveHere } from '../engine/http.ts';
import { planSandboxApi } from './api.ts';
import { planBooks } from './books.ts';
import { fateOf } from './chance.ts';
import { eventObject } from './objects.ts';
import { planSandboxPages } from './pages.ts';

export interface PlanSandboxOptions {
  /** 0 takes any free one. */
  port: number;
  /** What the product and the sandbox know each other by. */
  secret: string;
  /** Where the product takes events. */
  notifyUrl: string;
  /** Makes it behave oddly, the same way each time: charges are refused, and events come late, twice or never. Null for a provider at its best. */
  seed?: number | null;
  /** How long a bank that answers later takes. */
  laterMs?: number;
  say?: (sentence: string) => void;
}

/**
 * The sandbox of what businesses pay for their plans, to try things out with: a server of its own that speaks as Stripe does and keeps
 * everything in memory. It listens on this machine alone.
 */
export const startPlanSandbox = async (options: PlanSandboxOptions): Promise<Served> => {
  const { port, secret, notifyUrl, seed = null, laterMs = 5_000, say = () => {} } = options;
  let url = '';
  const at = () => url;
  const fate = fateOf(seed);
  const events: ReturnType<typeof eventObject>[] = [];
  const deliveries = startSignedDeliveries<ReturnType<typeof eventObject>>(
    (body) => ({ 'stripe-signature': signed(body, secret, new Date()) }),
    ({ type }) => type,
    say,
  );
  const tell = async (type: string, object: { id: string }): Promise<void> => {
    const { times, late } = fate.delivery();
    const event = eventObject(type, object);
    events.push(event);
    // Nobody waits for what comes late.
    if (late > 0) void deliveries.send(notifyUrl, event, late * laterMs);
    else for (let n = 0; n < times; n += 1) await deliveries.send(notifyUrl, event);
  };
  const books = planBooks({ secret, fate, laterMs, at, tell });
  const api = planSandboxApi({ books, events, secret, at });
  const pages = planSandboxPages(books, api.forgetKeys);
  const served = await serveHere(port, async (request, response) => {
    const asked = new URL(request.url ?? '/', 'http://sandbox');
    if (asked.pathname.startsWith('/v1/')) return api.answerTo(request, response, asked);
    if (!(await pages(request, response, asked))) sendJson(response, 404, { message: 'Not found.' });
  });
  url = served.url;
  return {
    url,
    close: async () => {
      deliveries.stop();
      await served.close();
    },
  };
};
