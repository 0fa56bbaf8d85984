import type { ArgsOf } from '../../api/calls/call.ts';
import type { journalEntryCalls } from '../../api/calls/journal-entry.ts';
import { isTax, subgroupById } from '../../domain/books/account-groups.ts';
import { inChartOrder, type LedgerAccount } from '../../domain/books/ledger-account.ts';
import type { TypedFiles } from '../../domain/documents/attachment.ts';
import { accountTyped, closedToLines, sideOfAccount } from '../../domain/journal-entry/placed-line.ts';
import {
  isBlankLine,
  outOfBalance,
  type TypedEntry,
  type TypedEntryLine,
  typedEntryProblems,
} from '../../domain/journal-entry/typed-entry.ts';
import { isNegative, isPositive, isZero, negated } from '../../domain/money.ts';
import { parseDecimal } from '../../domain/typed/number.ts';
import { currencyOf } from '../../domain/values/currency.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { moneyForm, numberProblem, rateForm } from '../kit/fields/use-number-text.ts';

/** A line of an entry as the form holds it. */
export interface EntryFormLine {
  key: string;
  /** Null while none is picked; what was typed or pasted in its place is `account`. */
  accountId: number | null;
  account: string;
  description: string;
  contact: { id: string; name: string } | null;
  debit: string;
  credit: string;
  dueOn: string;
  settlesEntry: string;
  taxId: string;
  taxBase: string;
}

/** What the form of an entry holds. */
export interface EntryForm {
  onDay: string;
  reference: string;
  currency: string;
  rate: string;
  memo: string;
  reversed: boolean;
  reverseOn: string;
  lines: EntryFormLine[];
  /** Its files; null for none. */
  attachments: TypedFiles | null;
}

/** An account as a line is booked to it. */
export type EntryAccount = Pick<
  LedgerAccount,
  'id' | 'name' | 'code' | 'group' | 'subgroupId' | 'active' | 'usedBy' | 'currency'
>;

let made = 0;

export const blankLine = (): EntryFormLine => {
  made += 1;
  return {
    key: `${Date.now().toString(36)}-${made}`,
    accountId: null,
    account: '',
    description: '',
    contact: null,
    debit: '',
    credit: '',
    dueOn: '',
    settlesEntry: '',
    taxId: '',
    taxBase: '',
  };
};

/** A new entry: two blank lines, dated today. Source: finance answers, Q133. */
export const blankEntry = (currency: string, today: string): EntryForm => ({
  onDay: today,
  reference: '',
  currency,
  rate: '',
  memo: '',
  reversed: false,
  reverseOn: '',
  lines: [blankLine(), blankLine()],
  attachments: null,
});

const orZero = (text: string) => text || '0';

const lineOf = (line: EntryFormLine): TypedEntryLine => ({
  accountId: line.accountId,
  account: line.account,
  description: line.description,
  // What was typed and not picked may be a name all the same.
  contactId: line.contact?.id || null,
  contact: line.contact?.id ? '' : (line.contact?.name ?? ''),
  debit: orZero(line.debit),
  credit: orZero(line.credit),
  dueOn: line.dueOn || null,
  settlesEntry: line.settlesEntry ? Number(line.settlesEntry) : null,
  taxId: line.taxId || null,
  taxBase: line.taxBase || null,
});

/** What was typed, as the domain judges it. */
export const typedOf = (form: EntryForm, homeCurrency: string): TypedEntry => ({
  onDay: form.onDay || null,
  currency: form.currency,
  rate: form.currency === homeCurrency ? null : form.rate || null,
  memo: form.memo,
  reference: form.reference,
  reverseOn: form.reversed ? form.reverseOn || null : null,
  lines: form.lines.map(lineOf),
});

/** The same as it is sent; lines keep their places, so that a fault of the third is beside the third. */
export const sentEntry = (
  { currency, lines, ...entry }: TypedEntry,
  homeCurrency: string,
): ArgsOf<typeof journalEntryCalls.previewJournalEntry> => ({
  ...entry,
  homeCurrencyId: currencyOf(homeCurrency).id,
  foreignCurrencyId: currency === homeCurrency ? null : currencyOf(currency).id,
  lines: lines.map(({ contactId, contact, ...line }) => ({ ...line, contact: contactId ?? contact })),
});

const unreadable = (form: EntryForm, locale: string): FieldProblem[] => {
  const money = moneyForm(form.currency, locale);
  const problemOf = (field: string, text: string, number = money): FieldProblem[] => {
    const message = numberProblem(text, number);
    return message ? [{ field, message }] : [];
  };
  return [
    ...problemOf('rate', form.rate, rateForm(locale)),
    ...form.lines.flatMap((line, index) =>
      (['debit', 'credit', 'taxBase'] as const).flatMap((name) =>
        problemOf(`lines.${index}.${name}`, line[name]),
      ),
    ),
  ];
};

/** Every fault of the form: what can't be read as a number, and what the domain says once all can be. */
export const entryFaults = (form: EntryForm, homeCurrency: string, locale: string): FieldProblem[] => {
  const wrong = unreadable(form, locale);
  return wrong.length > 0 ? wrong : typedEntryProblems(typedOf(form, homeCurrency), { homeCurrency, locale });
};

const readable = (text: string): string => (/^\d+(\.\d+)?$/.test(text) ? text : '0');

/** By how much the lines that can be read are out of balance: more debits above zero. */
export const differenceOf = (lines: readonly EntryFormLine[]): string =>
  outOfBalance(lines.map(({ debit, credit }) => ({ debit: readable(debit), credit: readable(credit) })));

/** What a line without an amount would need on a side for the entry to balance; empty for nothing. */
export const proposedOn = (side: 'debit' | 'credit', line: EntryFormLine, difference: string): string => {
  if (line.debit !== '' || line.credit !== '' || isZero(difference)) return '';
  return side === 'credit'
    ? isPositive(difference)
      ? difference
      : ''
    : isNegative(difference)
      ? negated(difference)
      : '';
};

/** True where the form shows nothing typed but a line that can be left out. */
const isBlank = (line: EntryFormLine): boolean =>
  isBlankLine(lineOf({ ...line, debit: readable(line.debit), credit: readable(line.credit) }));

/** Accounts that lines may be typed on, in the order of the chart. */
export const choosable = (accounts: readonly EntryAccount[]): EntryAccount[] =>
  accounts.filter((account) => closedToLines(account) === null).sort(inChartOrder);

/** What a line asks for beside its amount: on what contacts owe, and on taxes. */
export const asksOf = (
  line: EntryFormLine,
  accounts: readonly EntryAccount[],
): { owed: 'opens' | 'settles' | null; role: 'customer' | 'vendor' | null; tax: boolean } => {
  const account = accounts.find(({ id }) => id === line.accountId);
  const side = account && sideOfAccount(account);
  const amount = line.credit ? negated(readable(line.credit)) : readable(line.debit);
  const opens = side && !isNegative(side.signed(amount));
  return {
    owed: side ? (opens ? 'opens' : 'settles') : null,
    role: side?.contact ?? null,
    tax: account !== undefined && isTax(subgroupById(account.subgroupId)!),
  };
};

const amountOf = (cell: string | undefined, locale: string): string => {
  const text = (cell ?? '').trim();
  if (text === '') return '';
  const read = parseDecimal(text, locale) ?? text;
  return /^-?\d+(\.\d+)?$/.test(read) && isZero(read) ? '' : read;
};

/**
 * Rows of a spreadsheet as lines: account, description, debit, credit. Null for text that is no table, which is pasted as text is.
 * Source: finance answers, Q133.
 */
export const pastedLines = (
  text: string,
  accounts: readonly EntryAccount[],
  locale: string,
): EntryFormLine[] | null => {
  if (!text.includes('\t')) return null;
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  return rows.map((row) => {
    const [account = '', description = '', debit, credit] = row.split('\t').map((cell) => cell.trim());
    const found = accountTyped({ accountId: null, account }, accounts);
    return {
      ...blankLine(),
      accountId: found?.id ?? null,
      account: found?.name ?? account,
      description,
      debit: amountOf(debit, locale),
      credit: amountOf(credit, locale),
    };
  });
};

/** Lines with others put in from one of them on: blank ones make room, the rest stay behind. */
export const withPasted = (
  lines: readonly EntryFormLine[],
  from: number,
  pasted: readonly EntryFormLine[],
): EntryFormLine[] => {
  const before = lines.slice(0, from);
  const behind = lines.slice(from).filter((line) => !isBlank(line));
  return [...before, ...pasted, ...behind];
};
