import * as z from 'zod/mini';
import { askingJson } from '../ask-json.ts';
import { GatewayError } from '../gateway.ts';
import { no, token } from './paypal-answers.ts';

/** How long before its end a token is used no more. */
const marginMs = 60_000;
const patienceMs = 10_000;

/** The installation's access token, renewed shortly before it expires and kept only in memory. */
const startTokens = (base: string, clientId: string, secret: string, clock: () => Date) => {
  let held: { token: Promise<string>; until: number } | null = null;
  const ask = async (): Promise<string> => {
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const response = await fetch(`${base}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: ['Basic', basic].join(' '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw new GatewayError('unknown', String(error));
    });
    const parsed = z.safeParse(token, await response.json().catch(() => null));
    // Keys that PayPal doesn't know are the administrator's to mend: nothing is known of what was asked.
    if (!response.ok || !parsed.success) throw new GatewayError('unknown', `token ${response.status}`);
    held = {
      token: Promise.resolve(parsed.data.access_token),
      until: clock().getTime() + parsed.data.expires_in * 1000,
    };
    return parsed.data.access_token;
  };
  return (isAgain: boolean): Promise<string> => {
    if (held && !isAgain && clock().getTime() < held.until - marginMs) return held.token;
    const pending = ask();
    held = { token: pending, until: Number.POSITIVE_INFINITY };
    pending.catch(() => {
      held = null;
    });
    return pending;
  };
};

/**
 * Asks PayPal by JSON, as the installation.
 *
 * @param partnerCode what PayPal calls the installation in its own books ("BN code"); null without one
 */
export const askingPaypal = (
  base: string,
  { clientId, secret, partnerCode }: { clientId: string; secret: string; partnerCode: string | null },
  clock: () => Date,
) => {
  const tokenNow = startTokens(base, clientId, secret, clock);
  return askingJson(
    base,
    async (isAgain) => ({
      authorization: `Bearer ${await tokenNow(isAgain)}`,
      ...(partnerCode === null ? {} : { 'paypal-partner-attribution-id': partnerCode }),
    }),
    (answer) => {
      const { success, data } = no.safeParse(answer);
      if (!success) return null;
      const [detail] = data.details ?? [];
      const reason = detail?.description ?? data.message ?? data.error_description;
      const code = detail?.issue ?? data.name;
      return reason ? { reason, ...(code ? { code } : {}) } : null;
    },
  );
};
