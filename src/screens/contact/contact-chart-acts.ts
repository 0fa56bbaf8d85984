import type { May } from '../../domain/access/permissions.ts';
import { customerStanding } from '../../domain/contact/contact.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { contactCommandWords } from '../../domain/words/contacts.ts';
import { type CustomerEvent, contactLifecycle } from '../../machines/customer/customer.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

export type ChartAct = 'edit' | 'restore' | 'delete';

const specsOf = (role: ContactRole): readonly ActSpec<ChartAct, CustomerEvent>[] => [
  {
    name: 'restore',
    label: contactCommandWords.restore,
    key: `${role}.delete`,
    event: { type: 'customer.restore' },
    onlyWhenAllowed: true,
  },
  { name: 'edit', label: contactCommandWords.edit, key: `${role}.edit`, event: { type: 'customer.edit' } },
  {
    name: 'delete',
    label: contactCommandWords.delete,
    key: `${role}.delete`,
    event: { type: 'customer.delete' },
  },
];

/** What the chart lets be done with a contact in a role. */
export const chartActsOf = (
  role: ContactRole,
  contact: { deleted: boolean },
  may: May,
): AvailableActs<ChartAct> =>
  allowedActs(contactLifecycle(role), customerStanding(contact), specsOf(role), may);
