import * as z from 'zod/mini';

/** Where a shop asks to wait and doesn't say how long. */
const defaultWaitMs = 10_000;
const leastMs = 1000;
/** A shop's word is only taken up to here; then it's asked again. */
const mostMs = 10 * 60_000;

const within = (ms: number): number => Math.min(Math.max(Math.ceil(ms), leastMs), mostMs);

const costPayload = z.object({
  cost: z.object({
    requestedQueryCost: z.number(),
    throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
  }),
});

/** How long a shop asks to wait in an answer of status 429, in milliseconds. */
export const waitOfAnswer = (headers: Headers): number => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? within(seconds * 1000) : defaultWaitMs;
};

/**
 * How long a shop asks to wait because a question costs more than is left to us now: until what's missing is restored, in milliseconds. Null for an
 * answer that isn't throttled. Source: CONNECT.md, "Limits"; the platform's API limits.
 */
export const waitOfCost = (errors: unknown, extensions: unknown): number | null => {
  if (!JSON.stringify(errors ?? []).includes('"THROTTLED"')) return null;
  const payload = costPayload.safeParse(extensions);
  if (!payload.success) return defaultWaitMs;
  const { requestedQueryCost, throttleStatus } = payload.data.cost;
  const missing = requestedQueryCost - throttleStatus.currentlyAvailable;
  return within((missing * 1000) / throttleStatus.restoreRate);
};
