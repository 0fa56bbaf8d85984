import { settingsAnswers } from '../../domain/words/business.ts';
import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, listed, subject, told, toldList } from './call.ts';
import { day, decimal, edited, flag, id, nullable, number, optional, text, typedText } from './field.ts';

const { change, ours, read } = subject('businessid', '/api/AccountSettings/', { userid: userId });

/** A bank as typed. */
const card = {
  name: typedText('bankname', 200),
  accountNumber: optional(typedText('accountnumber', 100)),
  iban: optional(typedText('IBAN', 60)),
  accountName: optional(typedText('accountname', 200)),
  accountType: optional(typedText('accounttype', 100)),
  routingNumber: optional(typedText('ACHRoutingNumber', 40)),
  address: optional(typedText('BankAddress', 500)),
  sortCode: optional(typedText('SortCode', 40)),
  swiftCode: optional(typedText('SwiftCode', 40)),
  /** Home where it is left out. */
  currency: optional(typedText('Currency', 3)),
  /** What stood in it before the books began; less than zero for an overdraft. Left out, it stays as it is. */
  openingBalance: optional(decimal('OpeningBalance')),
  openingOn: optional(nullable(day('OpeningDate'))),
  /** Home per unit of the bank's currency. */
  openingRate: optional(nullable(decimal('OpeningRate'))),
  ...farDayConfirmed,
};

const bank = {
  id: id('id'),
  businessId: id('businessid'),
  addedBy: nullable(id('userid')),
  name: text('bankname'),
  accountNumber: text('accountnumber'),
  iban: text('IBAN'),
  accountName: text('accountname'),
  accountType: text('accounttype'),
  routingNumber: text('ACHRoutingNumber'),
  address: text('BankAddress'),
  sortCode: text('SortCode'),
  swiftCode: text('SwiftCode'),
  currency: text('Currency'),
  openingBalance: decimal('OpeningBalance'),
  openingOn: nullable(day('OpeningDate')),
  openingRate: nullable(decimal('OpeningRate')),
  isDefault: flag('isdefault'),
  /** False once it was archived. */
  active: flag('IsActive'),
  /** Its account has entries, so that it is archived rather than removed. */
  used: flag('IsUsed'),
  /** No other bank is in use, so that it can be deleted though it is the default. */
  alone: flag('IsAlone'),
  accountId: number('TAccountId'),
  /** What stands on its account in home currency. */
  balance: decimal('Balance'),
  /** What moved in it in its own currency. */
  ownBalance: decimal('OwnBalance'),
  /** Of the balance, what moved in other currencies, in home currency. */
  otherMoney: decimal('OtherMoney'),
  version: number('version'),
};

const one = { id: id('bankid') };
const says = told({ id: id('id'), ...done });
const permission = 'settings.account';

/** An opening balance is booked. */
const touches = ['banks', 'dashboard', 'reports'] as const;

/** Every call of banks. */
export const bankCalls = {
  addBank: change('AddBank', permission, {
    takes: { ...card, makeDefault: optional(flag('isdefault')) },
    says,
    touches,
  }),
  updateBank: change('Updatebank', permission, {
    takes: { ...card, id: id('id'), ...edited },
    says,
    touches,
  }),
  setDefaultBank: change('SetDefaultBank', permission, { takes: one, says, touches }),
  getBank: read('GetBank', permission, { takes: one, says: told(bank), reads: 'banks' }),
  listBanks: read('GetallBanks', permission, { says: listed(settingsAnswers.banks, bank), reads: 'banks' }),
  // As with taxes: whoever writes an invoice or takes its payment chooses among them, and needs neither balances nor
  // full numbers for that.
  chooseBanks: read('Get-Bank-List', 'invoice.add', {
    says: listed(settingsAnswers.banks, {
      id: id('id'),
      name: text('bankname'),
      /** The last four characters of the account number. */
      ends: text('accountends'),
      currency: text('Currency'),
      isDefault: flag('isdefault'),
    }),
    reads: 'banks',
  }),
  deleteBank: change('DeleteBank', permission, {
    takes: one,
    says: toldList(bank),
    // Its answer is the list that is left.
    touches: ['dashboard', 'reports'],
  }),
  activateBank: ours.change('activate-bank', permission, { takes: one, says, touches }),
};
