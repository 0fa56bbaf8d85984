/** What people read when a call fails. Source: sales-and-access, section 8, spelt as there; the last three are ours. */
export const failures = {
  expired: 'Session has expired, please log in again.',
  throttled: 'Please wait a couple of minutes and try again.',
  unexpected: 'An unexpected error occured, please refresh and try again',
  /** PostgreSQL is starting, full of connections, or silent. */
  databaseAway: 'The database isn’t answering. Try again in a few seconds.',
  noRoom:
    'There is no room left on the server’s disk, so nothing can be saved. Free up some space and try again.',
  unreachable: 'Counterfoil is not reachable. What you typed is kept; try again in a moment.',
} as const;
