import { endOf } from '../../src/domain/tax/tax.ts';
import { runOnce } from '../store/database/intent.ts';
import type { Ctx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { lockTax, removeTax, setTaxActive } from '../store/settings/taxes.ts';

/** What became of a deleted tax. */
export type Ended = { id: string; end: 'deactivated' | 'removed'; repeated?: boolean };

/** Deletes a tax: one that was ever used is deactivated, another is removed. Repeated, it changes nothing. Throws `Missing`. */
export const deleteTax = (ctx: Ctx, id: string): Promise<Ended> =>
  runOnce(ctx, async (tx) => {
    const tax = await lockTax(tx, id);
    const end = endOf(tax);
    if (end === 'deactivated' && !tax.active) return { id, end };
    await (end === 'removed' ? removeTax(tx, id) : setTaxActive(tx, id, false));
    const { name, percent } = tax;
    await recordEvent(tx, end === 'removed' ? 'tax.delete' : 'tax.deactivate', 'tax', id, { name, percent });
    return { id, end };
  });

/** Puts a deactivated tax to use again. Repeated, it changes nothing. Throws `Missing`. */
export const activateTax = (ctx: Ctx, id: string): Promise<{ id: string; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    const { name, percent, active } = await lockTax(tx, id);
    if (active) return { id };
    await setTaxActive(tx, id, true);
    await recordEvent(tx, 'tax.activate', 'tax', id, { name, percent });
    return { id };
  });
