import type { Asked, Edited, Told } from '../../api/commands/command.ts';
import * as customers from '../../api/commands/customers.ts';
import * as vendors from '../../api/commands/vendors.ts';
import { billCommands, openBills } from '../../api/documents/bills.ts';
import { invoiceCommands, openInvoices } from '../../api/documents/invoices.ts';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { Asks } from '../../api/queries/asks.ts';
import type { CardIn, ContactRole, SavedContact, TypedOpening } from '../../domain/contact.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import { customersAt, vendorsAt, viewCustomerAt, viewVendorAt } from '../shell/addresses.ts';

/** Where the pages of contacts in a role stand, and the commands they send. */
export interface ContactPages<Role extends ContactRole> {
  role: Role;
  listAt: string;
  viewAt: (id: string) => string;
  save: (
    context: Asked,
    typed: { card: CardIn<Role>; opening: TypedOpening; edited: Edited | null; joins: string | null },
  ) => Promise<Told & SavedContact>;
  delete: (context: Asked, id: string) => Promise<Told>;
  restore: (context: Asked, id: string) => Promise<Told>;
  deleteEach: (context: Asked, ids: string[]) => Promise<BulkAnswer>;
  restoreEach: (context: Asked, ids: string[]) => Promise<BulkAnswer>;
  payOpening: typeof customers.payOpening;
  deleteOpeningPayment: typeof customers.deleteOpeningPayment;
  /** Gives back what was paid beyond what is owed. */
  refund: typeof customers.refundCredit;
  /** What is owed and open, which it can be applied to. */
  open: (businessId: string, id: string) => Asks<PostedRow[]>;
  apply: PostedCommands['applySurplus'];
}

export const contactPages: { [Role in ContactRole]: ContactPages<Role> } = {
  customer: {
    role: 'customer',
    listAt: customersAt,
    viewAt: viewCustomerAt,
    save: customers.saveCustomer,
    delete: customers.deleteCustomer,
    restore: customers.restoreCustomer,
    deleteEach: customers.deleteCustomers,
    restoreEach: customers.restoreCustomers,
    payOpening: customers.payOpening,
    deleteOpeningPayment: customers.deleteOpeningPayment,
    refund: customers.refundCredit,
    open: openInvoices,
    apply: invoiceCommands.applySurplus,
  },
  vendor: {
    role: 'vendor',
    listAt: vendorsAt,
    viewAt: viewVendorAt,
    save: vendors.saveVendor,
    delete: vendors.deleteVendor,
    restore: vendors.restoreVendor,
    deleteEach: vendors.deleteVendors,
    restoreEach: vendors.restoreVendors,
    payOpening: vendors.payVendorOpening,
    deleteOpeningPayment: vendors.deleteVendorOpeningPayment,
    refund: vendors.refundAdvance,
    open: openBills,
    apply: billCommands.applySurplus,
  },
};
