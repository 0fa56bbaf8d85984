import { activateBankAct, deleteBankAct, setDefaultBankAct } from '../acts/default-bank.ts';
import { settleDefaultBank } from '../services/default-bank.ts';
import { findBank, holdBank, removeBank, setBankActive } from '../store/books/banks.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';

/** What a bank's command answers. */
export type Settled = { id: string; repeated?: boolean };

/** Makes a bank the default in place of the one that is. Repeated, it changes nothing. Throws `Missing` and `Refused`. */
export const setDefaultBank = (ctx: Ctx, id: string): Promise<Settled> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const move = runAct(setDefaultBankAct, await findBank(tx, id));
    if (move.moved) await settleDefaultBank(tx, id);
    return { id };
  });

/**
 * Deletes a bank: one whose account has entries is archived with it, another is removed with it; the default only where no other is in
 * use. Repeated on one archived, it changes nothing. Throws `Missing` and `Refused`.
 */
export const deleteBank = (ctx: Ctx, id: string): Promise<Settled> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const bank = await holdBank(tx, id);
    const { end } = runAct(deleteBankAct, bank);
    if (end === 'unchanged') return { id };
    const removed = end === 'removed';
    await (removed ? removeBank(tx, bank) : setBankActive(tx, bank, false));
    await recordEvent(tx, removed ? 'bank.delete' : 'bank.deactivate', 'bank', id, { name: bank.name });
    return { id };
  });

/** Puts a bank to use again; the default when there is none. Throws `Missing` and `Refused`. */
export const activateBank = (ctx: Ctx, id: string): Promise<Settled> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const bank = await findBank(tx, id);
    runAct(activateBankAct, bank);
    await setBankActive(tx, bank, true);
    await recordEvent(tx, 'bank.activate', 'bank', id, { name: bank.name });
    await settleDefaultBank(tx);
    return { id };
  });
