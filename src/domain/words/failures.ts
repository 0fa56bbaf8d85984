/** What people read when a call fails. Source: sales-and-access, section 8, spelt as there; those with a word of their own are ours. */

export const expired = 'Session has expired, please log in again.';
export { throttled, unexpected } from './everywhere.ts';
/** What a page shows for what the wire calls unexpected, and where it broke itself. */
export const broken = 'Something went wrong. Refresh the page and try again.';
/** PostgreSQL is starting, full of connections, or silent. */
export const databaseAway = 'The database isn’t answering. Try again in a few seconds.';
export const workedOn = 'Somebody else is working on this right now. Try again in a few seconds.';
/** A business has as much under way as it may, or all of them together have. */
export const crowded = 'A lot is going on right now. Try again in a few seconds.';
export const manyFiles = 'Many files are being created right now. Try again in a minute.';
export const noRoom =
  'There is no room left on the server’s disk, so nothing can be saved. Free up some space and try again.';
export const unreachable = 'We can’t reach Counterfoil. Your changes are kept; try again in a moment.';
