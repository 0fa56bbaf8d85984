/** What a refused call answers as its kind: a closed list, of which the acts have their own part (`refusal.ts`). */
export const problemKinds = [
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
] as const;
