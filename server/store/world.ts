import { v7 } from 'uuid';
import { digitsOf } from '../../src/domain/currency.ts';
import type { World } from '../../src/domain/plan.ts';
import type { Tx } from './tx.ts';

/** What a plan may know of its surroundings; the book's row is held so that the lock date can't move meanwhile. */
export const worldOf = async (tx: Tx): Promise<World> => {
  const [book] = await tx.query<{ locked_until: string | null }>(
    'select locked_until from book where business_id = $1 for share',
    [tx.business.id],
  );
  return {
    today: tx.today,
    lockedUntil: book?.locked_until ?? null,
    newId: () => v7(),
    userId: tx.user.id,
    homeCurrency: tx.business.homeCurrency,
    homeDigits: digitsOf(tx.business.homeCurrency),
  };
};
