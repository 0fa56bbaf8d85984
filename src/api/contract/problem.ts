import * as z from 'zod/mini';
import { all } from './wire-types.ts';

/** What a refused call answers; 400 unless it is a dead session (401), a throttle or a second factor that is needed (403), a missing row (404), or what can't be done just now (503). */
const problemAnswer = z.object({
  Message: z.string(),
  kind: z.enum([
    'invalid',
    'illegal-move',
    'not-allowed',
    'plan-limit',
    'stale',
    'duplicate-request',
    'locked-period',
    // Carry confirmFarDate to use the day all the same.
    'far-day',
    'shortage',
    'missing',
    'signed-out',
    'throttled',
    // The business obliges everybody in it to have one, and the caller has none; `details.business` says which business.
    'second-factor-needed',
    // Try again after as many seconds as the header Retry-After says.
    'unavailable',
    'unexpected',
  ]),
  fields: z.optional(z.array(z.object(all(z.string(), 'field message')))),
  details: z.optional(z.record(z.string(), z.unknown())),
  id: z.optional(z.string()),
});
export type ProblemAnswer = z.infer<typeof problemAnswer>;
