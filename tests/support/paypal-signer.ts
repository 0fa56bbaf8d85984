import { X509Certificate } from 'node:crypto';
import { certificatesAt } from '../../server/adapters/payments/paypal/certificates.ts';
import { paypalSigning } from '../../server/adapters/payments/paypal/signature.ts';
import { reportTo, sandboxProviders } from './gateway-api.ts';
import { serveHere } from './loopback.ts';
import { apply } from './payments.ts';
import { certificates, type paypalEvent, paypalHeaders } from './paypal-api.ts';
import { type Server, startServer } from './server.ts';

export const webhookId = 'WH-OF-THE-TESTS';
export const certPath = '/v1/notifications/certs/CERT-test';

/** A place that serves certificates, and somebody who signs by them; what is served may be changed. */
export const startPaypalSigner = async () => {
  const made = certificates();
  const served = { body: made.leaf + made.between, status: 200, requests: 0, waitMs: 0, location: '' };
  const place = await serveHere(0, async (_request, response) => {
    served.requests += 1;
    await new Promise((done) => setTimeout(done, served.waitMs));
    response.writeHead(served.status, served.location ? { location: served.location } : {}).end(served.body);
  });
  const certUrl = `${place.url}${certPath}`;
  const clock = { now: () => new Date() };
  const roots = async () => [new X509Certificate(made.root)];
  /** How a fresh process judges: nothing is kept of earlier ones. */
  const signing = (id = webhookId) =>
    paypalSigning(id, certificatesAt({ origin: place.url, roots, clock: () => clock.now() }), () =>
      clock.now(),
    );
  const headersOf = (payload: Buffer, more: Partial<Parameters<typeof paypalHeaders>[1]> = {}) =>
    paypalHeaders(payload, { key: made.key, certUrl, webhookId, ...more });
  return { ...place, made, served, clock, certUrl, signing, headersOf };
};
export type PaypalSigner = Awaited<ReturnType<typeof startPaypalSigner>>;

/** The sandbox's providers, PayPal's reports signed by the test. */
export const providersSignedBy = async (signer: PaypalSigner, laterMs?: number) => {
  const sandbox = await sandboxProviders(undefined, laterMs);
  const paypal = { ...sandbox.gateways.paypal!, signingOf: signer.signing() };
  return { ...sandbox, gateways: { ...sandbox.gateways, paypal } };
};

/** Sends a report of PayPal's, rightly signed, and applies it as the queue would; answers what became of it. */
export const sendPaypalEvent = async (
  server: Server,
  signer: PaypalSigner,
  event: ReturnType<typeof paypalEvent>,
): Promise<string | null> => {
  const payload = Buffer.from(JSON.stringify(event));
  const { status } = await reportTo(server, 'paypal', payload, signer.headersOf(payload));
  if (status !== 200) throw new Error(`Answered ${status}`);
  await apply(server, event.id, 'paypal');
  const { rows } = await server.owner.query('select outcome from inbox_event where event_id = $1', [
    event.id,
  ]);
  return rows[0].outcome;
};

/** A server whose providers are those of a sandbox, PayPal's reports signed by a signer of its own; `close` ends all three. */
export const startServerWithPaypal = async () => {
  const signer = await startPaypalSigner();
  const sandbox = await providersSignedBy(signer);
  const server = await startServer({ gateways: sandbox.gateways });
  const close = async () => {
    await server.close();
    await sandbox.close();
    await signer.close();
  };
  return { signer, sandbox, server, close };
};
