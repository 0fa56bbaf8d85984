import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, subject, told } from './call.ts';
import {
  day,
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  optional,
  part,
  text,
  texts,
  typedText,
  whole,
} from './field.ts';

const { ours } = subject('businessid', '/api/TAccountTransaction/', { userid: userId }, 'advancedAccounting');

const maybe = <Wire extends string>(wire: Wire) => optional(nullable(decimal(wire)));

/** The balances an account is to have on a day; the others keep what they have. */
const balances = {
  onDay: optional(nullable(day('EntryDate'))),
  lines: list('entriesItem', {
    account: optional(typedText('AccountName', 200)),
    accountId: optional(nullable(whole('AccountId'))),
    debit: maybe('Debit'),
    credit: maybe('Credit'),
  }),
};

const entry = { id: id('EntryId'), number: number('EntryNumber') };
const currentEntry = nullable(part('Current', { ...entry, onDay: day('EntryDate') }));

const account = {
  accountId: number('AccountId'),
  code: text('AccountCode'),
  account: text('AccountName'),
  subgroupId: number('SubGroupId'),
  active: flag('IsActive'),
  /** What is in the books on the day, opening balances included, on one side. */
  debit: decimal('Debit'),
  credit: decimal('Credit'),
  /** Where its balance comes from, of one that is not typed: customers, deposits, vendors, prepaid, stock, foreign or equity. */
  source: nullable(text('Source')),
  /** Why it can't have another balance, with the way; null where it can. */
  closed: nullable(text('WhyClosed')),
};

const touches = ['reports', 'accounts', 'banks', 'dashboard'] as const;
const key = 'settings.account';

/** Every call of the trial balance a business begins with. */
export const openingBalanceCalls = {
  getOpeningBalances: ours.read('get-opening-balances', key, {
    takes: { onDay: optional(day('EntryDate')) },
    says: told({
      onDay: day('EntryDate'),
      today: day('today'),
      current: currentEntry,
      accounts: list('accounts', account),
      /** Income less expenses of the fiscal years before the day's, as a debit. */
      earlier: decimal('EarlierEarnings'),
    }),
    reads: 'reports',
  }),
  previewOpeningBalances: ours.ask('preview-opening-balances', key, {
    takes: balances,
    says: told({
      onDay: day('EntryDate'),
      memo: text('Memo'),
      lines: list('entriesItem', {
        accountId: number('AccountId'),
        account: text('AccountName'),
        debit: decimal('Debit'),
        credit: decimal('Credit'),
      }),
      /** Opening balance equity, above zero where it is a credit. */
      equityBefore: decimal('EquityBefore'),
      equityAfter: decimal('EquityAfter'),
      replaces: currentEntry,
      warnings: texts('warnings'),
    }),
    reads: 'reports',
  }),
  postOpeningBalances: ours.change('post-opening-balances', key, {
    takes: { ...balances, ...farDayConfirmed },
    says: told({ ...entry, ...done }),
    touches,
  }),
  downloadOpeningBalances: ours.read('download-opening-balances', key, {
    takes: { onDay: optional(day('EntryDate')) },
    says: told({ url: text('url'), name: text('name') }),
    reads: 'reports',
  }),
};
