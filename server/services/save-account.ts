import type { TypedOpening } from '../../src/domain/books/bank.ts';
import { type AccountCard, type LedgerAccount, tidyAccount } from '../../src/domain/books/ledger-account.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import { type Change, changesBetween } from '../../src/domain/values/changes.ts';
import { openAccountAct, saveAccountAct } from '../acts/save-account.ts';
import {
  accountCodeIsTaken,
  findAccount,
  insertAccount,
  nextAccountId,
  updateAccount,
} from '../store/books/accounts.ts';
import { accountNameIsTaken } from '../store/books/banks.ts';
import { entryById } from '../store/books/entries.ts';
import { holdBooks } from '../store/database/hold.ts';
import { runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { breakStoreAccounting } from './break-store-accounting.ts';

/** Says in the audit trail what was done to an account, whose subjects have ids of another kind. */
export const recordAccount = (
  tx: Tx,
  act: string,
  id: number,
  data: Record<string, unknown>,
  changes: readonly Change[] = [],
): Promise<void> =>
  recordEvent(tx, `account.${act}`, 'account', tx.business.id, { account: id, ...data }, changes);

/**
 * An account that is edited. Nobody posts while it moves to another sub-group, for what is posted decides whether it may. Asked under
 * `lockSettings`. Throws `Missing`.
 */
export const editedAccount = async (tx: Tx, id: number, subgroupId: number): Promise<LedgerAccount> => {
  const account = await findAccount(tx, id);
  if (account.subgroupId === subgroupId) return account;
  await holdBooks(tx, 'alone');
  return findAccount(tx, id);
};

/** What the account's opening balance comes to, planned before the account is written, for its row names the entry. */
const planned = async (
  tx: Tx,
  account: Pick<LedgerAccount, 'id' | 'usedBy' | 'openingId'>,
  card: AccountCard,
  opening: TypedOpening | null,
) => {
  if (!opening) return { openingId: account.openingId, plan: emptyPlan() };
  const world = await worldOf(tx);
  const standing = account.openingId === null ? null : await entryById(tx, account.openingId);
  return runAct(openAccountAct, account, card, standing, opening, world);
};

/** An account as it was written. */
interface PutAccount {
  id: number;
  version: number;
  /** The entry of its opening balance; null for none. */
  openingId: string | null;
  /** Its opening balance, still to be written. */
  plan: Plan;
}

/**
 * Writes an account as typed, a new one under a number of its own, and answers the plan of its opening balance. Asked under
 * `lockSettings`. Throws `Refused` for faults, an inactive account, a locked day of its opening balance.
 *
 * @param opening what was on it before, on the side its group has; null leaves it as it is
 */
export const putAccount = async (
  tx: Tx,
  typed: AccountCard,
  standing: LedgerAccount | null,
  opening: TypedOpening | null,
): Promise<PutAccount> => {
  const tidy = tidyAccount(typed);
  const card = { ...tidy, currency: tidy.currency || (standing?.currency ?? tx.business.homeCurrency) };
  const known = standing?.id ?? null;
  const taken = {
    name: await accountNameIsTaken(tx, card.name, known),
    code: await accountCodeIsTaken(tx, card.code, known),
  };
  runAct(saveAccountAct, tx.business, card, standing, taken);
  const account = standing ?? { id: await nextAccountId(tx), usedBy: [], openingId: null };
  const { openingId, plan } = await planned(tx, account, card, opening);
  await (standing ? updateAccount : insertAccount)(tx, account.id, card, openingId);
  if (standing && standing.subgroupId !== card.subgroupId) await breakStoreAccounting(tx);
  const { name, code, subgroupId } = card;
  const changes = standing ? changesBetween(standing, card) : [];
  await recordAccount(tx, standing ? 'update' : 'create', account.id, { name, code, subgroupId }, changes);
  return { id: account.id, version: (standing?.version ?? 0) + 1, openingId, plan };
};
