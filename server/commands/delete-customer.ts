import { deleteCustomerAct } from '../acts/delete-customer.ts';
import { findCustomer, markDeleted } from '../store/contacts.ts';
import { recordEvent } from '../store/events.ts';
import { type Answer, runOnce } from '../store/intent.ts';
import { type Ctx, unwrap } from '../store/tx.ts';
import { countUsage } from '../store/usage.ts';

const deletion = (ctx: Ctx, id: string, act: 'delete' | 'restore'): Promise<Answer> =>
  runOnce(ctx, async (tx) => {
    const customer = await findCustomer(tx, id, true);
    const move = unwrap(deleteCustomerAct(customer, act));
    if (!move.moved) return { id };
    await markDeleted(tx, id, act === 'delete' ? tx.now : null);
    await recordEvent(tx, `customer.${act}`, 'contact', id);
    await countUsage(tx, { clients: act === 'delete' ? -1 : 1 });
    return { id };
  });

/** Puts a customer away; their documents and what they owe stay. They no longer count against the plan's cap. */
export const deleteCustomer = (ctx: Ctx, id: string): Promise<Answer> => deletion(ctx, id, 'delete');

/** Takes a customer back; refused where the plan has no room for one more. */
export const restoreCustomer = (ctx: Ctx, id: string): Promise<Answer> => deletion(ctx, id, 'restore');
