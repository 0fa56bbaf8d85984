import { attachmentTypes } from '../../domain/documents/attachment.ts';
import { journalEntryStatuses } from '../../domain/journal-entry/journal-entry.ts';
import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, subject, told } from './call.ts';
import {
  day,
  decimal,
  flag,
  id,
  ids,
  list,
  nullable,
  number,
  oneOf,
  optional,
  part,
  text,
  texts,
  typedText,
  whole,
} from './field.ts';

const at = '/api/TAccountTransaction/';
// What is only read is answered on every plan: pickers need the one, and whoever reads the journal the other.
const { read, ours: reading } = subject('businessid', at, { userid: userId });
const { change, ours } = subject('businessid', at, { userid: userId }, 'advancedAccounting');

const maybe = <Wire extends string>(wire: Wire) => optional(nullable(decimal(wire)));

/** A line as typed: by account and contact as people call them, or by what the page knows of them. */
const line = {
  account: optional(typedText('AccountName', 200)),
  accountId: optional(nullable(whole('AccountId'))),
  description: optional(typedText('Description', 1000)),
  contact: optional(nullable(typedText('Contact', 300))),
  debit: maybe('Debit'),
  credit: maybe('Credit'),
  dueOn: optional(nullable(day('DueDate'))),
  /** The number of the entry that opened what this line settles; left out for the oldest. */
  settlesEntry: optional(nullable(number('SettlesEntry'))),
  taxId: optional(nullable(id('TaxId'))),
  taxBase: maybe('TaxBase'),
};

const entry = {
  lines: list('entriesItem', line),
  homeCurrencyId: optional(nullable(number('HomeCurrencyID'))),
  foreignCurrencyId: optional(nullable(number('ForeignCurrencyID'))),
  rate: maybe('ExchangeRate'),
  /** The server's own is given on saving, whatever is sent. */
  entryNumber: optional(typedText('EntryNumber', 40)),
  onDay: optional(nullable(day('EntryDate'))),
  memo: optional(typedText('Memo', 1000)),
  reference: optional(typedText('Reference', 200)),
  reverseOn: optional(nullable(day('ReverseOn'))),
};

const posted = {
  accountId: number('AccountId'),
  account: text('AccountName'),
  description: text('Description'),
  debit: decimal('Debit'),
  credit: decimal('Credit'),
};

/** What an act will do: its entries, and what stands on each of their accounts before and after, on the side its group has. */
const effects = {
  entries: list('entries', {
    onDay: day('EntryDate'),
    memo: text('Memo'),
    lines: list('entriesItem', posted),
  }),
  balances: list('balances', {
    accountId: number('AccountId'),
    account: text('AccountName'),
    before: decimal('Before'),
    after: decimal('After'),
  }),
  warnings: texts('warnings'),
};

const link = { id: id('EntryId'), number: number('EntryNumber') };

const view = {
  id: id('EntryId'),
  number: number('EntryNumber'),
  onDay: day('EntryDate'),
  memo: text('Memo'),
  reference: text('Reference'),
  currency: text('Currency'),
  rate: decimal('ExchangeRate'),
  status: oneOf('Status', journalEntryStatuses),
  byHand: flag('ByHand'),
  reverses: nullable(part('Reverses', link)),
  reversedBy: nullable(part('ReversedBy', link)),
  /** The other of a pair that was posted together. */
  pair: nullable(part('Pair', { ...link, onDay: day('EntryDate') })),
  /** Something it opened is settled. */
  settled: flag('IsSettled'),
  document: nullable(
    part('Document', {
      id: id('DocumentId'),
      number: text('DocumentNumber'),
      type: text('DocumentType'),
    }),
  ),
  attachments: list('Attachments', {
    id: id('AttachmentId'),
    name: text('FileName'),
    type: oneOf('Type', attachmentTypes),
    size: number('Size'),
  }),
  postedBy: text('PostedBy'),
  postedAt: text('PostedAt'),
  lines: list('entriesItem', {
    ...posted,
    code: text('AccountCode'),
    contactId: nullable(id('ContactId')),
    contact: nullable(text('Contact')),
    /** In the entry's currency; zero for what is a difference at home alone. */
    foreignDebit: decimal('ForeignDebit'),
    foreignCredit: decimal('ForeignCredit'),
    taxId: nullable(id('TaxId')),
    tax: nullable(text('TaxName')),
    taxBase: nullable(decimal('TaxBase')),
    dueOn: nullable(day('DueDate')),
  }),
};

const saved = { ...link, ...done };
const touches = ['reports', 'accounts', 'banks', 'customers', 'vendors', 'dashboard'] as const;
const account = 'settings.account';

/** Every call of journal entries by hand. */
export const journalEntryCalls = {
  nextEntryNumber: read('Get-Entry-Id-No', account, {
    says: told({ number: number('EntryNumber'), today: day('today') }),
    reads: 'reports',
  }),
  addJournalEntry: change('AddJournalEntry', account, {
    takes: { ...entry, attachments: optional(ids('AttachmentIds')), ...farDayConfirmed },
    says: told(saved),
    touches,
  }),
  previewJournalEntry: ours.ask('preview-entry', account, {
    takes: entry,
    says: told(effects),
    reads: 'reports',
  }),
  reverseJournalEntry: ours.change('reverse-entry', account, {
    takes: { id: id('EntryId'), onDay: optional(nullable(day('ReverseDate'))), ...farDayConfirmed },
    says: told(saved),
    touches,
  }),
  getJournalEntry: reading.read('get-entry', 'reports', {
    takes: { id: id('EntryId') },
    says: told(view),
    reads: 'reports',
  }),
};
