import type { MovedUses } from '../../src/domain/books/account-merge.ts';
import type { LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import { mergeAccountAct } from '../acts/merge-account.ts';
import { breakStoreAccounting } from '../services/break-store-accounting.ts';
import { recordAccount } from '../services/save-account.ts';
import { moveUses, usesToMove } from '../store/books/account-merges.ts';
import { findAccount } from '../store/books/accounts.ts';
import { holdBooks } from '../store/database/hold.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../store/database/tx.ts';

const defaultsOf = ({ usedBy }: LedgerAccount) =>
  usedBy.flatMap((use) => (use.kind === 'default' ? [use.name] : []));

const loaded = async (tx: Tx, id: number, into: number) => {
  const [account, other] = [await findAccount(tx, id), await findAccount(tx, into)];
  runAct(mergeAccountAct, account, other);
  return { account, other };
};

/** What would name another account once one is merged into it; whether the two can be merged is for the merge to say. Throws `Missing`. */
export const previewMerge = (ctx: Ctx, id: number): Promise<MovedUses> =>
  withBusiness(ctx, 'read', async (tx) => ({
    defaults: defaultsOf(await findAccount(tx, id)),
    ...(await usesToMove(tx, id)),
  }));

/**
 * Merges an account into another: what names it names the other from now on, and it is out of use. Nothing is posted, and no line changes.
 * Throws `Missing`, and `Refused` where the two can't be merged. Source: finance-answers.md, Q130.
 */
export const mergeAccount = (
  ctx: Ctx,
  id: number,
  into: number,
): Promise<{ id: number; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    // Whoever is posting is done first, so that no line comes to an account that is out of use.
    await holdBooks(tx, 'alone');
    const { account, other } = await loaded(tx, id, into);
    const moved = { defaults: defaultsOf(account), ...(await usesToMove(tx, id)) };
    await moveUses(tx, id, into);
    await recordAccount(tx, 'merge', id, { name: account.name, into: other.name, moved }, [
      { field: 'mergedInto', before: null, after: other.name },
    ]);
    await breakStoreAccounting(tx);
    return { id };
  });
