import { renaming } from './rename.ts';

/** Our words for a bank's card → the documents'. */
export const bankWire = renaming({
  name: 'bankname',
  accountNumber: 'accountnumber',
  accountName: 'accountname',
  accountType: 'accounttype',
  routingNumber: 'ACHRoutingNumber',
  address: 'BankAddress',
  sortCode: 'SortCode',
  swiftCode: 'SwiftCode',
  currency: 'Currency',
});
