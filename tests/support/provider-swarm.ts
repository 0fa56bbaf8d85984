import type { Gateways, PaymentGateway } from '../../server/adapters/payments/gateway.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { paymentSessionCalls } from '../../src/api/calls/payment-session.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { apiFor, expectOk } from './api.ts';
import { bankApiFor } from './bank-api.ts';
import { connectFlutterwave } from './flutterwave-api.ts';
import { connectStripe, pressAt, reportTo, sandboxProviders } from './gateway-api.ts';
import { bodyOf, type Served, serveHere } from './loopback.ts';
import { apply } from './payments.ts';
import { connectPaypal } from './paypal-api.ts';
import { connectPaystack } from './paystack-api.ts';
import { runDueProviderJobs } from './run-due-provider-jobs.ts';
import { type Client, origin, type Server, startServer } from './server.ts';

/** Numbers below one, the same for each seed. */
export const chance = (from: number) => {
  let state = from >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};
export type Random = () => number;
export const among = <Item>(random: Random, list: readonly Item[]): Item =>
  list[Math.floor(random() * list.length)]!;

/** A report as a sandbox sent it: its bytes, and what it was signed with. */
export interface SentReport {
  provider: ProviderName;
  raw: Buffer;
  headers: Record<string, string>;
}

/** A place that takes what sandboxes report, and keeps it. */
const startCollector = async (): Promise<Served & { reports: SentReport[] }> => {
  const reports: SentReport[] = [];
  const place = await serveHere(0, async (request, response) => {
    const raw = await bodyOf(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => /signature|hash|^paypal-/.test(name)),
    ) as Record<string, string>;
    reports.push({ provider: request.url!.slice(1) as ProviderName, raw, headers });
    response.writeHead(200).end();
  });
  return { ...place, reports };
};

/** Who asks a provider finds it gone now and then, before or after it did what it was asked: as a process that is killed there sees it. */
const failing = (gateway: PaymentGateway, isKilled: () => boolean): PaymentGateway => {
  const fragile =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (isKilled()) throw new Error('killed');
      const answer = await ask(...given);
      if (isKilled()) throw new Error('killed');
      return answer;
    };
  const { settlements: money } = gateway;
  return {
    ...gateway,
    look: fragile(gateway.look),
    ...(money && {
      settlements: {
        ...money,
        refund: fragile(money.refund),
        refunds: fragile(money.refunds),
        disputes: fragile(money.disputes),
        payout: fragile(money.payout),
      },
    }),
  };
};

/** Providers at which anything happens, and a server that hears of it as chance has it. */
export interface Providers {
  server: Server;
  /** What each provider says by itself, always. */
  gateways: Gateways;
  reports: SentReport[];
  /** Kills who asks a provider as often as this says; null for never. */
  killing: (random: Random | null) => void;
  close: () => Promise<void>;
}

export const startProviders = async (): Promise<Providers> => {
  const collector = await startCollector();
  const sandbox = await sandboxProviders((provider) => `${collector.url}/${provider}`, 1);
  let fate: Random | null = null;
  const fragile = Object.fromEntries(
    Object.entries(sandbox.gateways).map(([name, gateway]) => [
      name,
      failing(gateway, () => fate !== null && fate() < 0.15),
    ]),
  ) as Gateways;
  const server = await startServer({ gateways: fragile });
  return {
    server,
    gateways: sandbox.gateways,
    reports: collector.reports,
    killing: (random) => {
      fate = random;
    },
    close: async () => {
      await server.close();
      await sandbox.close();
      await collector.close();
    },
  };
};

const sessionCalls = {
  stripe: paymentSessionCalls.openCardSession,
  paypal: paymentSessionCalls.openPaypalSession,
  paystack: paymentSessionCalls.openPaystackSession,
  flutterwave: paymentSessionCalls.openFlutterwaveSession,
} as const;

const connect = (server: Server, client: Client, provider: ProviderName): Promise<unknown> => {
  if (provider === 'stripe') return connectStripe(client);
  if (provider === 'paypal') return connectPaypal(client);
  return provider === 'paystack' ? connectPaystack(client) : connectFlutterwave(server, client);
};

/** A business that is connected to a provider, with pages on which its invoices of 100 are paid. */
export const payee = async ({ server, gateways }: Providers, provider: ProviderName, invoices = 2) => {
  const client = await server.client(provider === 'stripe' || provider === 'paypal' ? 'USD' : 'NGN');
  await connect(server, client, provider);
  expectOk(await bankApiFor(client).add('Northbank'));
  const api = apiFor(client);
  const ada = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, ada)).body.data.id;
  const pages: string[] = [];
  const documents: string[] = [];
  for (let n = 0; n < invoices; n += 1) {
    const invoice = await api.invoice({ customer });
    documents.push(invoice);
    const opened = expectOk(await client.send(sessionCalls[provider], { InvoiceId: invoice }));
    pages.push((opened.body as { data: { paymentlink: string | null } }).data.paymentlink!);
  }
  const mine = [client.shop.business.id];
  const { rows } = await server.owner.query<{ account: string }>(
    'select account from payment_session where business_id = $1 limit 1',
    mine,
  );
  const { account } = rows[0]!;
  return {
    client,
    api,
    provider,
    pages,
    documents,
    account,
    balance: gateways[provider]!.sandboxPage!(account),
  };
};
export type Payee = Awaited<ReturnType<typeof payee>>;

/** What may be pressed on a page of a sandbox. */
export const offeredAt = async (page: string): Promise<string[]> =>
  [...(await (await fetch(page)).text()).matchAll(/<button name="act" value="([^"]+)"/g)].map(
    ([, value]) => value!,
  );

/** Presses something, and waits until it has been reported. */
export const press = async (page: string, act: string): Promise<void> => {
  await pressAt(page, act);
  // What is confirmed later is, by now.
  await new Promise((done) => setTimeout(done, 20));
};

/** Sends a report as it was signed, and applies it as the queue would; whoever is killed at it leaves it waiting. */
export const deliver = async (
  { server }: Providers,
  { provider, raw, headers }: SentReport,
): Promise<void> => {
  const { status } = await reportTo(server, provider, raw, headers);
  if (status !== 200) throw new Error(`${provider} was answered ${status}`);
  const { rows } = await server.owner.query<{ id: string }>(
    'select event_id as id from inbox_event where provider = $1 and raw = $2',
    [provider, raw],
  );
  for (const { id } of rows) await apply(server, id, provider).catch(killed);
};

/** Lets who was killed be, and nothing else. */
export const killed = (error: unknown): void => {
  if (!(error instanceof Error) || error.message !== 'killed') throw error;
};

/** Asks every provider once, as the job does, with nobody killed. */
export const pollProviders = async ({ server, gateways }: Providers): Promise<void> => {
  server.pass(5);
  await runDueProviderJobs(server.owner, { ...server.services, gateways, origin });
};
