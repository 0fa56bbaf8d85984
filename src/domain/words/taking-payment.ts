import type { Values } from './values.ts';

/** What a payment of something in another currency comes to. */

export const step = 'Payment';

// At home
export const realised = ({ amount, booked, brings, end }: Values<'amount' | 'booked' | 'brings' | 'end'>) =>
  `Settles ${amount}, recorded in your books at ${booked} and now worth ${brings}: ${end}`;
export const gain = ({ amount }: { amount: string }) => `a gain of ${amount}.`;
export const loss = ({ amount }: { amount: string }) => `a loss of ${amount}.`;
export const neither = 'neither gain nor loss.';
