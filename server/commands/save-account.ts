import type { TypedOpening } from '../../src/domain/books/bank.ts';
import type { AccountCard } from '../../src/domain/books/ledger-account.ts';
import { moveAccountAct } from '../acts/save-account.ts';
import { breakStoreAccounting } from '../services/break-store-accounting.ts';
import { editedAccount, putAccount, recordAccount } from '../services/save-account.ts';
import { findAccount, setAccountActive } from '../store/books/accounts.ts';
import { holdBooks } from '../store/database/hold.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { writePlan } from '../store/plan/write-plan.ts';

/** What an account's command answers. */
type Saved = { id: number; repeated?: boolean };

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
    if (standing) {
      const matter = { act: null, data: { account: standing.id } };
      await refuseStaleVersion(
        tx,
        { id: tx.business.id, version: standing.version },
        existing.version,
        matter,
      );
    }
    const { id, plan } = await putAccount(tx, typed, standing, opening);
    await writePlan(tx, plan);
    return { id };
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
    const move = runAct(moveAccountAct, account, `account.${type}`);
    if (!move.moved) return { id };
    await setAccountActive(tx, id, type === 'activate');
    await recordAccount(tx, type, id, { name: account.name });
    if (type === 'deactivate') await breakStoreAccounting(tx);
    return { id };
  });
