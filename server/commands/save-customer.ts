import { v7 } from 'uuid';
import { type CustomerCard, customerProblems } from '../../src/domain/contact.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { emailIsShared, findCustomer, insertCustomer, updateCustomer } from '../store/contacts.ts';
import { recordEvent } from '../store/events.ts';
import { carryOut } from '../store/intent.ts';
import { type Ctx, Refused } from '../store/tx.ts';
import { countUsage } from '../store/usage.ts';
import { refuseStaleVersion } from './stale.ts';

/** A saved card: its row, and whether its e-mail also stands on another card, which is a warning only. */
export interface Saved extends Record<string, unknown> {
  id: string;
  sharedEmail: boolean;
  repeated?: boolean;
}

/** Adds a customer, or saves one that stands. A card's faults are refused with their fields. */
export const saveCustomer = (
  ctx: Ctx,
  card: CustomerCard,
  existing: { id: string; version: number | null } | null,
): Promise<Saved> =>
  carryOut(ctx, async (tx) => {
    const fields = customerProblems(card);
    if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
    const id = existing?.id ?? v7();
    if (existing) {
      const known = await findCustomer(tx, id, true);
      await refuseStaleVersion(tx, known, existing.version);
      await updateCustomer(tx, id, card);
    } else {
      await insertCustomer(tx, id, card);
      await countUsage(tx, { clients: 1 });
    }
    await recordEvent(tx, existing ? 'customer.update' : 'customer.create', 'contact', id);
    return { id, sharedEmail: await emailIsShared(tx, card.email, id) };
  });
