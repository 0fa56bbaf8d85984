import { type CustomerFacts, customerStanding } from '../../src/domain/contact/contact.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import { contactLifecycle } from '../../src/machines/customer/customer.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

/** Deletes a contact in a role, or takes them back; another role they have stays as it is. */
export const deleteContactAct = (
  role: ContactRole,
  contact: { deleted: boolean },
  act: 'delete' | 'restore',
): Move<CustomerFacts> | Refusal =>
  decide(contactLifecycle(role), customerStanding(contact), { type: `customer.${act}` });
