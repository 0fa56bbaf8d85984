import { sandboxGateways } from '../../server/adapters/payments/choose-gateways.ts';
import { paymentProviderCalls as calls } from '../../src/api/calls/payment-provider.ts';
import { reportPaths } from '../../src/api/wire/provider-calls.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { startProvidersSandbox } from '../../tools/sandboxes/src/providers.ts';
import { expectOk } from './api.ts';
import { testSecret } from './payments.ts';
import type { Client, Server } from './server.ts';

/** Providers of a sandbox in this process; its reports go nowhere unless told. */
export const sandboxProviders = async (
  notifyUrl: (provider: ProviderName) => string = () => 'http://127.0.0.1:9/',
  laterMs = 5,
) => {
  const sandbox = await startProvidersSandbox({ port: 0, secret: testSecret, notifyUrl, laterMs });
  return { ...sandbox, gateways: await sandboxGateways(sandbox.url, testSecret) };
};

/** What a person presses on a page of a sandbox; answers where they are led. */
export const pressAt = async (url: string, act: string): Promise<string | null> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act }),
  });
  return response.headers.get('location');
};

/** A business's connection to a provider. */
export const connectionOf = async (client: Client, provider: ProviderName) =>
  expectOk(await client.send(calls.listProviders)).body.data.find((one) => one.provider === provider)!;

/** Begins a Stripe account and presses something on its set-up page; answers the account. */
export const beginStripe = async (client: Client, act: 'finish' | 'limit' | 'leave'): Promise<string> => {
  const { accountId } = expectOk(await client.send(calls.connectStripe)).body.data;
  const { url } = expectOk(await client.send(calls.stripeAccountLink, { accountId })).body.data;
  await pressAt(url, act);
  return accountId;
};

/** Connects Stripe; answers the account. */
export const connectStripe = async (client: Client): Promise<string> => {
  const accountId = await beginStripe(client, 'finish');
  expectOk(await client.send(calls.getStripeAccount, { accountId }));
  return accountId;
};

/** Sends signed bytes to a provider's inbox. */
export const reportTo = async (
  server: Server,
  provider: ProviderName,
  payload: Buffer,
  headers: Record<string, string>,
) => {
  const response = await server.app.inject({
    method: 'POST',
    url: reportPaths[provider],
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: response.statusCode, body: response.json() as { Message?: string; message?: string } };
};
