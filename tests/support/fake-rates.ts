import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpRates } from '../../server/adapters/rates/http-rates.ts';
import type { RateProvider } from '../../server/adapters/rates/provider.ts';

/** A service of exchange rates on loopback, which answers whatever a test tells it to. */
export const startFakeRates = async (answer: RequestListener) => {
  const requests: string[] = [];
  let answers = answer;
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answers(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** What it was asked for, in order. */
    requests,
    host,
    answers: (next: RequestListener) => {
      answers = next;
    },
    /** The product's own provider, asking it; each knows nothing yet. */
    provider: (clock: () => Date = () => new Date(), timeLimitMs = 2000) =>
      httpRates(`http://${host}/latest?base={base}`, clock, { loopbackAllowed: true, timeLimitMs }),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};

/** Answers with JSON. */
export const telling =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** A provider that needs no network and always knows the same. */
export const knownRates: RateProvider = {
  name: 'rates.example.com',
  latest: async () => ({ date: '2026-03-02', rates: { EUR: '0.8' } }),
};
