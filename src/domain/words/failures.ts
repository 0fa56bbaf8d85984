/** What people read when a call fails. Source: sales-and-access, section 8, spelt as there; the last two are ours. */
export const failures = {
  expired: 'Session has expired, please log in again.',
  throttled: 'Please wait a couple of minutes and try again.',
  unexpected: 'An unexpected error occured, please refresh and try again',
  /** A page was asked for something its address can't mean, such as a day that is none. */
  unreadable: 'Something in the address can’t be read.',
  unreachable: 'Counterfoil is not reachable. What you typed is kept; try again in a moment.',
} as const;
