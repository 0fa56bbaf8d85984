import type * as z from 'zod/mini';
import { noReason } from '../../../src/domain/words/provider-refusals.ts';
import { GatewayError } from './gateway.ts';

const patienceMs = 10_000;

/** What a provider is asked, and how it says no. */
export interface JsonAsk {
  method?: 'GET' | 'POST';
  body?: unknown;
}

/**
 * Asks a provider by JSON. No is an answer; time-outs, broken lines, faults of its own and answers that can't be read are none. No
 * redirect is followed.
 *
 * @param base where it is reached; `headers` say who asks; `noOf` reads why it says no
 */
export const askingJson =
  (base: string, headers: Readonly<Record<string, string>>, noOf: (answer: unknown) => string | null) =>
  async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    { method = 'GET', body }: JsonAsk = {},
  ): Promise<z.infer<Schema>> => {
    const unknown = (why: string) => new GatewayError('unknown', why);
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw unknown(String(error));
    });
    const answer: unknown = await response.json().catch(() => null);
    const { status } = response;
    if (status >= 400 && status < 500 && status !== 408 && status !== 429)
      throw new GatewayError('refused', noOf(answer) ?? noReason);
    const { success, data } = schema.safeParse(answer);
    if (!response.ok || !success) throw unknown(`status ${status}`);
    return data as z.infer<Schema>;
  };
