import { billAnswers } from '../../domain/words/bills.ts';
import { listed, subject } from './call.ts';
import { number, text } from './field.ts';

const { read } = subject('businessid', '/api/VendorBill/').ours;

/** Calls about the accounts that what is bought without an item may be booked on. */
export const purchaseAccountCalls = {
  /** Those of a business, expenses first, in the order of its chart. */
  purchaseAccounts: read('purchase-accounts', 'vendor.list', {
    says: listed(billAnswers.purchaseAccounts, {
      id: number('TAccountId'),
      name: text('AccountName'),
      /** What its group is called. */
      group: text('GroupName'),
    }),
    reads: 'accounts',
  }),
};
