/** What people read when a call fails. Source: sales-and-access, section 8, spelt as there; the last one is ours. */
export const failures = {
  expired: 'Session has expired, please log in again.',
  throttled: 'Please wait a couple of minutes and try again.',
  unexpected: 'An unexpected error occured, please refresh and try again',
  unreachable: 'Counterfoil is not reachable. What you typed is kept; try again in a moment.',
} as const;
