import type { TypedOpening } from '../../src/domain/books/bank.ts';
import {
  type AccountCard,
  asDebit,
  blankAccount,
  type LedgerAccount,
} from '../../src/domain/books/ledger-account.ts';
import { type AccountRow, keyOfAccount, updatedAccount } from '../../src/domain/import/account-row.ts';
import { importUndo } from '../../src/domain/import/imports.words.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import { zero } from '../../src/domain/money.ts';
import { openingOfEntry } from '../../src/domain/opening/opening-bank.ts';
import { emptyPlan } from '../../src/domain/plan/plan.ts';
import { fieldsOf } from '../../src/domain/values/fields-of.ts';
import { listsBy } from '../../src/domain/values/lists-by.ts';
import {
  allAccounts,
  deleteAccount,
  findAccount,
  hasOtherEntries,
  setAccountActive,
} from '../store/books/accounts.ts';
import { entryById } from '../store/books/entries.ts';
import { holdBooks } from '../store/database/hold.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import type { Tx } from '../store/database/tx.ts';
import { accountOfSubject, type MadeRow, subjectOfAccount } from '../store/imports/import-rows.ts';
import { type ImportActs, oneByOne, type Planned } from './import-kind.ts';
import { putAccount, recordAccount } from './save-account.ts';

/** An account as it was before a row changed it. */
interface AccountBefore {
  card: AccountCard;
  /** As it was typed; null where the row says nothing of it. */
  opening: TypedOpening | null;
}

/** The names and codes of accounts, and what is posted to them, which decides what may change. */
const hold = async (tx: Tx): Promise<void> => {
  await lockSettings(tx);
  await holdBooks(tx, 'alone');
};

/** Accounts are known by their names. */
const begin = async (tx: Tx, _rows: readonly AccountRow[]) => {
  await hold(tx);
  const known = (await allAccounts(tx)).map((account) => ({
    id: subjectOfAccount(account.id),
    deleted: false,
    key: keyOfAccount(account),
  }));
  return { context: null, known: listsBy(known, ({ key }) => key) };
};

const noOpening: TypedOpening = { amount: zero, onDay: null, rate: null };

const cardOf = (account: LedgerAccount): AccountCard => fieldsOf<AccountCard>(blankAccount, account);

/** The opening balance of an account, on the side its group has; of nothing where there is none. */
const openingOf = async (tx: Tx, { openingId, group }: LedgerAccount): Promise<TypedOpening> => {
  const entry = openingId === null ? null : await entryById(tx, openingId);
  if (!entry) return noOpening;
  const opening = openingOfEntry(entry);
  return { ...opening, amount: asDebit(group, opening.amount) };
};

const create = async (tx: Tx, { card, opening }: AccountRow) => {
  const { id, version, openingId, plan } = await putAccount(tx, card, null, opening);
  return { id: subjectOfAccount(id), version, entryId: openingId, plan };
};

const update = async (tx: Tx, subject: string, row: AccountRow) => {
  const account = await findAccount(tx, accountOfSubject(subject));
  const before = { card: cardOf(account), opening: row.opening && (await openingOf(tx, account)) };
  const card = updatedAccount(before.card, row);
  const { version, openingId, plan } = await putAccount(tx, card, account, row.opening);
  return { version, entryId: openingId, plan, before };
};

/** Takes out an account that nothing but its row made: removed while nothing was posted to it, else without its opening balance and out of use. */
const takeOut = async (tx: Tx, { subjectId, version }: MadeRow): Promise<Planned | Kept> => {
  const account = await findAccount(tx, accountOfSubject(subjectId));
  const { id, name } = account;
  if (account.version !== version) return { kept: importUndo.changedSince };
  if (account.usedBy.length > 0) return { kept: importUndo.usedSince };
  if (await hasOtherEntries(tx, account)) return { kept: importUndo.postedSince };
  if (!account.used) {
    await deleteAccount(tx, id);
    await recordAccount(tx, 'delete', id, { name });
    return { plan: emptyPlan() };
  }
  const { plan } = await putAccount(tx, cardOf(account), account, noOpening);
  await setAccountActive(tx, id, false);
  await recordAccount(tx, 'deactivate', id, { name });
  return { plan };
};

const putBack = async (
  tx: Tx,
  { subjectId, version, before }: MadeRow<AccountBefore>,
): Promise<Planned | Kept> => {
  const account = await findAccount(tx, accountOfSubject(subjectId));
  if (account.version !== version) return { kept: importUndo.changedSince };
  const { plan } = await putAccount(tx, before!.card, account, before!.opening);
  return { plan };
};

/** The chart of accounts, by the steps its form takes. */
export const accountActs: ImportActs<AccountRow, null, AccountBefore> = {
  table: 'account',
  begin,
  resolve: (row) => ({ row }),
  faultAt: (_, { field, message }) => ({
    column: field === 'subgroupId' ? 'subgroup' : field,
    value: '',
    message,
  }),
  create,
  update,
  beforeUndo: hold,
  takeOut: oneByOne(takeOut),
  putBack,
};
