import type * as z from 'zod/mini';
import { providerRefusals } from '../../../src/domain/payment-provider/refusals.words.ts';
import { GatewayError } from './gateway.ts';

const patienceMs = 10_000;

/** What a provider is asked. */
export interface JsonAsk {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Why a provider says no: in words, and by its own name for it. */
export interface No {
  reason: string;
  code?: string;
}

type Headers = Readonly<Record<string, string>>;
/** The headers that say who asks: fixed, or made anew where the provider doesn’t know the last ones any more. */
type Asking = Headers | ((isAgain: boolean) => Promise<Headers>);

const unknown = (why: string) => new GatewayError('unknown', why);

/** One request and its answer; no answer is thrown. */
const sent = (address: string, { method = 'GET', body, headers }: JsonAsk, by: Headers): Promise<Response> =>
  fetch(address, {
    method,
    headers: { ...by, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw unknown(String(error));
  });

const answered = async (address: string, ask: JsonAsk, asking: Asking): Promise<Response> => {
  if (typeof asking !== 'function') return sent(address, ask, asking);
  const first = await sent(address, ask, await asking(false));
  return first.status === 401 ? sent(address, ask, await asking(true)) : first;
};

/**
 * Asks a provider by JSON. No is an answer; time-outs, broken lines, faults of its own and answers that can't be read are none. No
 * redirect is followed.
 *
 * @param base where it is reached; `asking` is who asks, `noOf` reads why it says no
 */
export const askingJson =
  (base: string, asking: Asking, noOf: (answer: unknown) => No | null) =>
  async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    ask: JsonAsk = {},
  ): Promise<z.infer<Schema>> => {
    const response = await answered(`${base}${path}`, ask, asking);
    const answer: unknown = await response.json().catch(() => null);
    const { status } = response;
    if (status >= 400 && status < 500 && status !== 408 && status !== 429) {
      const { reason, code } = noOf(answer) ?? { reason: providerRefusals.noReason };
      throw new GatewayError('refused', reason, code ?? null);
    }
    const { success, data } = schema.safeParse(answer);
    if (!response.ok || !success) throw unknown(`status ${status}`);
    return data as z.infer<Schema>;
  };
