import type { OursAnswer } from '../../api/calls/call.ts';
import type { journalEntryCalls } from '../../api/calls/journal-entry.ts';
import { isZero } from '../../domain/money.ts';
import { blankLine, type EntryForm } from './journal-entry-form.ts';

/** An entry as its page has it. */
export type JournalEntry = OursAnswer<typeof journalEntryCalls.getJournalEntry>;

const amountOf = (amount: string): string => (isZero(amount) ? '' : amount);

/** The form of another entry like one: everything but its number, its day, its files and what it is undone by. Source: finance answers, Q69. */
export const copiedForm = (entry: JournalEntry, homeCurrency: string, today: string): EntryForm => ({
  onDay: today,
  reference: entry.reference,
  currency: entry.currency,
  rate: entry.currency === homeCurrency ? '' : entry.rate,
  memo: entry.memo,
  reversed: false,
  reverseOn: '',
  attachments: null,
  lines: entry.lines
    // What rounding and exchange rates left is worked out anew.
    .filter(({ foreignDebit, foreignCredit }) => !isZero(foreignDebit) || !isZero(foreignCredit))
    .map((line) => ({
      ...blankLine(),
      accountId: line.accountId,
      account: line.account,
      description: line.description,
      contact: line.contactId === null ? null : { id: line.contactId, name: line.contact ?? '' },
      debit: amountOf(line.foreignDebit),
      credit: amountOf(line.foreignCredit),
      taxId: line.taxId ?? '',
      taxBase: line.taxBase?.replace('-', '') ?? '',
    })),
});
