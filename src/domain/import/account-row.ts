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
import { CellReader, type Reading, type ReadRecord } from './cells.ts';
import type { FileRow } from './file-rows.ts';
import { accountColumnNames, importRowFaults as words } from './import-files.words.ts';
import type { Matching } from './matching.ts';
import type { ImportReader } from './reader.ts';

export type AccountField = keyof typeof accountColumnNames;

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
const subgroupIn = (cells: CellReader<AccountField>): number => {
  const [typed, group] = [cells.text('subgroup'), cells.text('group')];
  const parent = group === '' ? null : groupNamed(group);
  if (parent === undefined) cells.fault('group', words.groupUnknown);
  const named = accountSubgroups.filter(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const fitting = named.filter((one) => !parent || one.group === parent.group);
  if (typed !== '' && fitting.length === 0) cells.fault('subgroup', words.subgroupUnknown);
  if (fitting.length > 1 && group === '') cells.fault('group', words.groupMissing);
  return fitting.length === 1 ? fitting[0]!.id : 0;
};

const openingIn = (cells: CellReader<AccountField>): TypedOpening | null => {
  const [amount, onDay] = [cells.number('openingBalance'), cells.day('openingOn')];
  return amount === null ? null : { amount, onDay, rate: null };
};

/** The column that tells a field of the form. */
const columnOf = (field: string): string => (field === 'subgroupId' ? 'subgroup' : field);

const readAccountRow = (
  row: FileRow,
  width: number,
  matching: Matching,
  reading: Reading,
): ReadRecord<AccountRow> => {
  const cells = new CellReader(row, matching, reading, accountColumnNames);
  const [name, code, description] = [cells.text('name'), cells.text('code'), cells.text('description')];
  const card: AccountCard = { ...blankAccount, name, code, description, subgroupId: subgroupIn(cells) };
  const record = { card, opening: openingIn(cells), given: Object.keys(matching) };
  // What is said of the group is why there is no sub-group.
  const problems = accountProblems(card, '').filter(
    ({ field }) => field !== 'subgroupId' || !cells.faults.some(({ column }) => column === 'group'),
  );
  return cells.read(record, width, problems, columnOf);
};

/** What an account is known again by: its name, which no other has, in whatever letters. */
export const keyOfAccount = ({ name }: Pick<AccountCard, 'name'>): string => name.trim().toLowerCase();

/** How rows of the chart of accounts are read. */
export const accountReader: ImportReader<AccountRow> = {
  read: readAccountRow,
  keyOf: ({ card }) => keyOfAccount(card),
  isUnique: () => true,
  nameOf: ({ card }) => card.name,
  // Debits and credits of several accounts have no sum.
  worthOf: () => zero,
};

/** A card that is here already, with what a row says in the columns it was read from. */
export const updatedAccount = (known: AccountCard, { card, given }: AccountRow): AccountCard => ({
  ...known,
  name: card.name,
  subgroupId: card.subgroupId,
  ...(given.includes('code') && { code: card.code }),
  ...(given.includes('description') && { description: card.description }),
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
