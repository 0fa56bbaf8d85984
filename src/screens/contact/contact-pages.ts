import { customerCalls } from '../../api/calls/customer.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { ask } from '../../api/client/ask.ts';
import type { Asks } from '../../api/client/asks.ts';
import type { Asked, Edited, Told } from '../../api/client/command.ts';
import { billCommands, openBills } from '../../api/documents/bills.ts';
import { contactAccount } from '../../api/documents/contact-account.ts';
import { invoiceCommands, openInvoices } from '../../api/documents/invoices.ts';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { CardIn, SavedContact, TypedOpening } from '../../domain/contact/contact.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { customersAt, vendorsAt, viewCustomerAt, viewVendorAt } from '../frame/addresses.ts';

interface Typed<Role extends ContactRole> {
  card: CardIn<Role>;
  opening: TypedOpening;
  /** Null for a new one. */
  edited: Edited | null;
  /** Who has the other role and becomes this too; null for nobody. */
  joins: string | null;
}

/** Where the pages of contacts in a role stand, and the commands they send. */
export interface ContactPages<Role extends ContactRole> {
  role: Role;
  listAt: string;
  viewAt: (id: string) => string;
  /** What another one has too, such as an email, is warned of, not refused. */
  save: (context: Asked, typed: Typed<Role>) => Promise<Told & SavedContact>;
  delete: (context: Asked, id: string) => Promise<Told>;
  restore: (context: Asked, id: string) => Promise<Told>;
  deleteEach: (context: Asked, ids: string[]) => Promise<BulkAnswer>;
  restoreEach: (context: Asked, ids: string[]) => Promise<BulkAnswer>;
  account: (typeof contactAccount)[Role];
  /** What is owed and open, which it can be applied to. */
  open: (businessId: string, id: string) => Asks<PostedRow[]>;
  apply: PostedCommands['applySurplus'];
}

const sentOf = <Role extends ContactRole>({ businessId }: Asked, { card, opening }: Typed<Role>) => ({
  businessId,
  ...card,
  openingBalance: opening.amount,
  openingOn: opening.onDay,
  openingCurrency: opening.currency,
  openingRate: opening.rate,
});

type OfOne = typeof customerCalls.deleteCustomer | typeof vendorCalls.deleteVendor;
type OfMany = typeof customerCalls.deleteCustomers | typeof vendorCalls.deleteVendors;

const onOne =
  (call: OfOne) =>
  ({ businessId, intentKey }: Asked, id: string): Promise<Told> =>
    ask(call, { businessId, id }, { intentKey });
const onMany =
  (call: OfMany) =>
  ({ businessId, intentKey }: Asked, ids: string[]): Promise<BulkAnswer> =>
    ask(call, { businessId, ids }, { intentKey });

export const contactPages: { [Role in ContactRole]: ContactPages<Role> } = {
  customer: {
    role: 'customer',
    listAt: customersAt,
    viewAt: viewCustomerAt,
    save: (context, typed) => {
      const { edited, joins } = typed;
      const sent = sentOf(context, typed);
      return edited
        ? ask(
            customerCalls.updateCustomer,
            { ...sent, id: edited.id, version: edited.version },
            { intentKey: context.intentKey },
          )
        : ask(customerCalls.addCustomer, { ...sent, joins }, { intentKey: context.intentKey });
    },
    delete: onOne(customerCalls.deleteCustomer),
    restore: onOne(customerCalls.restoreCustomer),
    deleteEach: onMany(customerCalls.deleteCustomers),
    restoreEach: onMany(customerCalls.restoreCustomers),
    account: contactAccount.customer,
    open: openInvoices,
    apply: invoiceCommands.applySurplus,
  },
  vendor: {
    role: 'vendor',
    listAt: vendorsAt,
    viewAt: viewVendorAt,
    save: (context, typed) => {
      const { edited, joins } = typed;
      const sent = sentOf(context, typed);
      return edited
        ? ask(
            vendorCalls.updateVendor,
            { ...sent, id: edited.id, version: edited.version },
            { intentKey: context.intentKey },
          )
        : ask(vendorCalls.addVendor, { ...sent, joins }, { intentKey: context.intentKey });
    },
    delete: onOne(vendorCalls.deleteVendor),
    restore: onOne(vendorCalls.restoreVendor),
    deleteEach: onMany(vendorCalls.deleteVendors),
    restoreEach: onMany(vendorCalls.restoreVendors),
    account: contactAccount.vendor,
    open: openBills,
    apply: billCommands.applySurplus,
  },
};
