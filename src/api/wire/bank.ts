import { type BankView, blankBank } from '../../domain/bank.ts';
import { isZero } from '../../domain/money.ts';
import type { bankCalls } from '../contract/bank.ts';
import type { AnswerOf } from '../contract/call.ts';
import { renaming } from './rename.ts';

/** Our words for a bank's card → the spec's. */
export const bankWire = renaming({
  name: 'bankname',
  accountNumber: 'accountnumber',
  iban: 'IBAN',
  accountName: 'accountname',
  accountType: 'accounttype',
  routingNumber: 'ACHRoutingNumber',
  address: 'BankAddress',
  sortCode: 'SortCode',
  swiftCode: 'SwiftCode',
  currency: 'Currency',
});

/** The same for all that is answered of one. */
export const bankViewWire = renaming({
  ...bankWire.table,
  id: 'id',
  addedBy: 'userid',
  isDefault: 'isdefault',
  active: 'IsActive',
  used: 'IsUsed',
  alone: 'IsAlone',
  accountId: 'TAccountId',
  balance: 'Balance',
  ownBalance: 'OwnBalance',
  otherMoney: 'OtherMoney',
  version: 'version',
});

/** What stood in a bank when the books began. */
export const bankOpeningWire = renaming({
  amount: 'OpeningBalance',
  onDay: 'OpeningDate',
  rate: 'OpeningRate',
});

export const bankFromWire = (wire: AnswerOf<typeof bankCalls.getBank>['data']): BankView => {
  const { amount, onDay, rate } = bankOpeningWire.fromWire(wire);
  return {
    ...blankBank,
    ...bankViewWire.fromWire(wire),
    opening: isZero(amount) || onDay === null ? null : { amount, onDay, rate: rate ?? '1' },
  };
};
