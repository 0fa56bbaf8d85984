import type { TypedOpening } from '../../src/domain/bank.ts';
import { type AccountCard, type LedgerAccount, tidyAccount } from '../../src/domain/ledger-account.ts';
import { moveAccountAct, openAccountAct, saveAccountAct } from '../acts/save-account.ts';
import { breakStoreAccounting } from '../services/break-store-accounting.ts';
import {
  accountCodeIsTaken,
  findAccount,
  insertAccount,
  nextAccountId,
  setAccountActive,
  updateAccount,
} from '../store/accounts.ts';
import { accountNameIsTaken } from '../store/banks.ts';
import { entryById } from '../store/entries.ts';
import { recordEvent } from '../store/events.ts';
import { holdBooks } from '../store/hold.ts';
import { runOnce } from '../store/intent.ts';
import { lockSettings } from '../store/settings-lock.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { type Ctx, type Tx, unwrap } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** What an account's command answers. */
type Saved = { id: number; repeated?: boolean };

/** What names an account in the audit trail, whose subjects have ids of another kind. */
const subjectOf = (tx: Tx, id: number) => ({ id: tx.business.id, data: { account: id } });

const trail = (tx: Tx, act: string, id: number, data: Record<string, unknown>) =>
  recordEvent(tx, `account.${act}`, 'account', tx.business.id, { account: id, ...data });

/** What the account's opening balance comes to, planned before the account is written, for its row names the entry. */
const planned = async (
  tx: Tx,
  account: Pick<LedgerAccount, 'id' | 'usedBy' | 'openingId'>,
  card: AccountCard,
  opening: TypedOpening | null,
) => {
  if (!opening) return null;
  const world = await worldOf(tx);
  const standing = account.openingId === null ? null : await entryById(tx, account.openingId);
  return unwrap(openAccountAct(account, card, standing, opening, world));
};

/** The account that is edited. Nobody posts while it moves to another sub-group, for what is posted decides whether it may. */
const editedAccount = async (tx: Tx, id: number, subgroupId: number): Promise<LedgerAccount> => {
  const account = await findAccount(tx, id);
  if (account.subgroupId === subgroupId) return account;
  await holdBooks(tx, 'alone');
  return findAccount(tx, id);
};

/**
 * Adds an account under a number of its own, or saves an existing one. Throws `Missing`, and `Refused` for faults, an older
 * version, an inactive account, a locked day of its opening balance.
 *
 * @param opening what stood on it before, on the side its group has; null leaves it as it is
 */
export const saveAccount = (
  ctx: Ctx,
  typed: AccountCard,
  existing: { id: number; version: number | null } | null,
  opening: TypedOpening | null,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const standing = existing && (await editedAccount(tx, existing.id, typed.subgroupId));
    const tidy = tidyAccount(typed);
    const card = { ...tidy, currency: tidy.currency || (standing?.currency ?? tx.business.homeCurrency) };
    const known = standing?.id ?? null;
    const taken = {
      name: await accountNameIsTaken(tx, card.name, known),
      code: await accountCodeIsTaken(tx, card.code, known),
    };
    unwrap(saveAccountAct(tx.business, card, standing, taken));
    if (standing) {
      const { id, data } = subjectOf(tx, standing.id);
      await refuseStaleVersion(tx, { id, version: standing.version }, existing.version, { act: null, data });
    }
    const account = standing ?? { id: await nextAccountId(tx), usedBy: [], openingId: null };
    const opened = await planned(tx, account, card, opening);
    const openingId = opened ? opened.openingId : account.openingId;
    await (standing ? updateAccount : insertAccount)(tx, account.id, card, openingId);
    if (opened) await writePlan(tx, opened.plan);
    if (standing && standing.subgroupId !== card.subgroupId) await breakStoreAccounting(tx);
    const { name, code, subgroupId } = card;
    await trail(tx, existing ? 'update' : 'create', account.id, { name, code, subgroupId });
    return { id: account.id };
  });

/**
 * Deactivates an account, or puts it to use again. Whoever is posting holds the book, so that nothing new comes to name it
 * meanwhile. Repeated, it changes nothing. Throws `Missing`, and `Refused` with what uses the account.
 */
export const moveAccount = (ctx: Ctx, id: number, type: 'deactivate' | 'activate'): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    await holdBooks(tx, 'alone');
    const account = await findAccount(tx, id);
    const move = unwrap(moveAccountAct(account, `account.${type}`));
    if (!move.moved) return { id };
    await setAccountActive(tx, id, type === 'activate');
    await trail(tx, type, id, { name: account.name });
    if (type === 'deactivate') await breakStoreAccounting(tx);
    return { id };
  });
