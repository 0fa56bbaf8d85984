import { v7 } from 'uuid';
import { receivable } from '../../src/domain/books/side.ts';
import type { CustomerCard } from '../../src/domain/contact.ts';
import type { OpeningBalance } from '../../src/domain/customer/opening-balance.ts';
import type { Plan } from '../../src/domain/plan.ts';
import { openingBalanceAct, saveCustomerAct } from '../acts/save-customer.ts';
import { emailIsShared, findCustomer, insertCustomer, updateCustomer } from '../store/contacts.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { lockOpening } from '../store/items.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { type Ctx, type Tx, unwrap } from '../store/tx.ts';
import { countUsage } from '../store/usage.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** A saved card: its row, and whether its e-mail also stands on another card, which is a warning only. */
export interface Saved extends Record<string, unknown> {
  id: string;
  sharedEmail: boolean;
  repeated?: boolean;
}

/** Brings what the customer owed before to what was typed. */
const openingPlan = async (tx: Tx, id: string, opening: OpeningBalance): Promise<Plan> => {
  const world = await worldOf(tx);
  return unwrap(openingBalanceAct(tx.business, id, await lockOpening(tx, receivable, id), opening, world));
};

/**
 * Adds a customer, or saves one that stands. A card's faults are refused with their fields.
 *
 * @param opening what they owed before; null leaves it as it is
 */
export const saveCustomer = (
  ctx: Ctx,
  card: CustomerCard,
  existing: { id: string; version: number | null } | null,
  opening: OpeningBalance | null = null,
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const id = existing?.id ?? v7();
    const known = existing && (await findCustomer(tx, id, true));
    unwrap(saveCustomerAct(card, known));
    if (known) await refuseStaleVersion(tx, known, existing.version);
    await (known ? updateCustomer : insertCustomer)(tx, id, card);
    await recordEvent(tx, existing ? 'customer.update' : 'customer.create', 'contact', id);
    if (opening) await writePlan(tx, await openingPlan(tx, id, opening));
    if (!existing) await countUsage(tx, { clients: 1 });
    return { id, sharedEmail: await emailIsShared(tx, card.email, id) };
  });
