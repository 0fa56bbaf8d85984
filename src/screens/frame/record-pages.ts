import {
  bankAt,
  taxAt,
  teamAt,
  templateAt,
  viewCustomerAt,
  viewExpenseAt,
  viewItemAt,
  viewVendorAt,
} from './addresses.ts';
import { viewTransferAt } from './transfer-addresses.ts';

/** The page of a record, by what it is; documents have theirs by their type. */
export const recordPages: Readonly<Record<string, (id: string) => string>> = {
  expense: viewExpenseAt,
  customer: viewCustomerAt,
  vendor: viewVendorAt,
  product: viewItemAt,
  bank: bankAt,
  tax: taxAt,
  template: templateAt,
  transfer: viewTransferAt,
  member: () => teamAt,
};
