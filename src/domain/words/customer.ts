import type { StatusWord } from './status.ts';

/** The word people read for each status, and the colour it stands in. */
export const customerStatus: Readonly<Record<string, StatusWord>> = {
  Active: { word: 'Active', tone: 'settled' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};

const sentences: Readonly<Record<string, string>> = {
  'customer.edit': 'This customer is deleted. Restore them first.',
  'customer.restore': 'This customer is not deleted.',
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotCustomer = (_: { status: string }, event: { type: string }): string =>
  sentences[event.type] ?? 'This can’t be done with a customer.';

/** Why somebody who was archived gets no new document. */
export const deletedCustomer = (name: string): string => `${name} is deleted. Restore the customer first.`;
