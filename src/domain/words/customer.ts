import type { ContactRole } from '../contact.ts';
import { isNotDeleted } from './record-refusals.ts';
import type { StatusWord } from './status.ts';

/** The word people read for each status, and the colour it stands in. */
export const customerStatus: Readonly<Record<string, StatusWord>> = {
  Active: { word: 'Active', tone: 'settled' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};

const sentences = (role: ContactRole): Readonly<Record<string, string>> => ({
  'customer.edit': `This ${role} is deleted. Restore them first.`,
  'customer.restore': isNotDeleted({ what: role }),
});

/** Why the chart refuses an event to a contact in a role, in a sentence that says the way out. */
export const whyNotContact =
  (role: ContactRole) =>
  (_: { status: string }, event: { type: string }): string =>
    sentences(role)[event.type] ?? `This can’t be done with a ${role}.`;

/** Why somebody who was archived in a role gets no new document. */
export const deletedContact = (role: ContactRole, name: string): string =>
  `${name} is deleted. Restore the ${role} first.`;
