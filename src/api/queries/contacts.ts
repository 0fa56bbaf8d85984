import type { ContactRole, ContactViews, SharedCard } from '../../domain/contact.ts';
import type { Asks } from './asks.ts';
import { customerView, findCustomers } from './customers.ts';
import { findVendors, vendorView } from './vendors.ts';

/** A contact in a role they have. */
export const contactView = (
  role: ContactRole,
  businessId: string,
  id: string,
): Asks<ContactViews[ContactRole]> =>
  role === 'vendor' ? vendorView(businessId, id) : customerView(businessId, id);

/** Contacts in a role whose name, email or phone holds the text, for pickers. */
export const findContacts = (
  role: ContactRole,
  businessId: string,
  search: string,
): Promise<(Pick<SharedCard, 'name' | 'email'> & { id: string })[]> =>
  role === 'vendor' ? findVendors(businessId, search) : findCustomers(businessId, search);
