import { customerCalls } from '../../api/calls/customer.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { ask } from '../../api/client/ask.ts';
import type { Asks } from '../../api/client/asks.ts';
import { queryOf } from '../../api/client/query.ts';
import type { ContactViews, SharedCard } from '../../domain/contact/contact.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';

const views = { customer: customerCalls.getCustomer, vendor: vendorCalls.getVendor } as const;
const lists = { customer: customerCalls.listCustomers, vendor: vendorCalls.listVendors } as const;

/** A contact in a role they have. */
export const contactView = (
  role: ContactRole,
  businessId: string,
  id: string,
): Asks<ContactViews[ContactRole]> => ({
  queryKey: queryOf(views[role], { businessId, id }).queryKey,
  queryFn: ({ signal }) => ask(views[role], { businessId, id }, { signal }),
});

/** Contacts in a role whose name, email or phone holds the text, for pickers. */
export const findContacts = async (
  role: ContactRole,
  businessId: string,
  search: string,
): Promise<(Pick<SharedCard, 'name' | 'email'> & { id: string })[]> => {
  const asked = { page: '1', limit: '20', sort: 'name', order: 'ascending', filter: 'all' };
  return (await ask(lists[role], { businessId, ...asked, search: search || undefined })).rows;
};
