import { accountGroups, accountSubgroups, groupNameOf, subgroupById } from '../books/account-groups.ts';
import type { BankOpening, TypedOpening } from '../books/bank.ts';
import {
  type AccountCard,
  accountProblems,
  asDebit,
  blankAccount,
  type LedgerAccount,
} from '../books/ledger-account.ts';
import { zero } from '../money.ts';
import { CellReader } from './cells.ts';
import { changesOf, columnFilling, day, number, readBy, text, valuesOf } from './columns.ts';
import {
  accountSample,
  accountColumnNames as names,
  importRowFaults as words,
} from './import-files.words.ts';
import { accountImportWords } from './imports.words.ts';
import { importKind } from './kind.ts';
import type { ImportReader } from './reader.ts';

export type AccountField = keyof typeof names;

/** An account of the books as a row says it. */
export interface AccountRow {
  card: AccountCard;
  /** What was on it when the books began, on the side its group has; null where the row says nothing of it. */
  opening: TypedOpening | null;
  /** The fields the row was read for: an update changes nothing else. */
  given: readonly string[];
}

/** A group by its name, in the plural or not; undefined for none. */
const groupNamed = (typed: string) =>
  accountGroups.find(({ group, name }) => [group, name.toLowerCase()].includes(typed.toLowerCase()));

/** The sub-group a row is of: by its name, and its group where several have one of that name. */
const subgroupIn = (cells: CellReader): number => {
  const [typed, group] = [cells.text('subgroup'), cells.text('group')];
  const parent = group === '' ? null : groupNamed(group);
  if (parent === undefined) cells.fault('group', words.groupUnknown);
  const named = accountSubgroups.filter(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const fitting = named.filter((one) => !parent || one.group === parent.group);
  if (typed !== '' && fitting.length === 0) cells.fault('subgroup', words.subgroupUnknown);
  if (fitting.length > 1 && group === '') cells.fault('group', words.groupMissing);
  return fitting.length === 1 ? fitting[0]!.id : 0;
};

const fields = {
  name: text({ required: true }),
  code: text(),
  group: text({ choices: accountGroups.map(({ name }) => name) }),
  subgroup: readBy(subgroupIn, {
    required: true,
    fills: 'subgroupId',
    choices: [...new Set(accountSubgroups.map(({ name }) => name))],
  }),
  description: text(),
  openingBalance: number(),
  openingOn: day(),
};

const readAccountRow: ImportReader<AccountRow>['read'] = (row, width, matching, reading) => {
  const cells = new CellReader(row, matching, reading, names);
  const read = valuesOf(fields, cells);
  const { name, code, description, subgroup: subgroupId, openingBalance, openingOn } = read;
  const card: AccountCard = { ...blankAccount, name, code, description, subgroupId };
  const opening = openingBalance === null ? null : { amount: openingBalance, onDay: openingOn, rate: null };
  const record = { card, opening, given: Object.keys(matching) };
  // What is said of the group is why there is no sub-group.
  const problems = accountProblems(card, '').filter(
    ({ field }) => field !== 'subgroupId' || !cells.faults.some(({ column }) => column === 'group'),
  );
  return cells.read(record, width, problems, (field) => columnFilling(fields, field));
};

/** What an account is known again by: its name, which no other has, in whatever letters. */
export const keyOfAccount = ({ name }: Pick<AccountCard, 'name'>): string => name.trim().toLowerCase();

const reader: ImportReader<AccountRow> = {
  read: readAccountRow,
  keyOf: ({ card }) => keyOfAccount(card),
  isUnique: () => true,
  nameOf: ({ card }) => card.name,
  // Debits and credits of several accounts have no sum.
  worthOf: () => zero,
};

/** Files of the chart of accounts. */
export const accountImport = importKind({
  names,
  fields,
  sample: accountSample,
  reader,
  add: 'settings.account',
  flag: 'advancedAccounting',
  cap: null,
  words: accountImportWords,
  exports: 'settings.account',
});

/** A card that is here already, with what a row says in the columns it was read from. */
export const updatedAccount = (known: AccountCard, { card, given }: AccountRow): AccountCard => ({
  ...known,
  ...changesOf(fields, given, card),
});

/**
 * The row of an account in a file of the chart.
 *
 * @param opening as a debit; null for none
 */
export const accountRow = (
  { code, name, description, group, subgroupId }: Pick<LedgerAccount, 'group' | keyof AccountCard>,
  opening: BankOpening | null,
): Readonly<Record<AccountField, string>> => ({
  code,
  name,
  group: groupNameOf(group),
  subgroup: subgroupById(subgroupId)!.name,
  description,
  openingBalance: opening ? asDebit(group, opening.amount) : '',
  openingOn: opening?.onDay ?? '',
});
