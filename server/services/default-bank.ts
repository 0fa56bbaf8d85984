import { defaultAmong } from '../../src/domain/values/default-among.ts';
import { allBanks, flagDefaultBank } from '../store/books/banks.ts';
import type { Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';

/**
 * Leaves the business with one default bank, as long as any is in use: the one asked for, else the one that is, else the
 * oldest. A change of it is an event. Called under `lockSettings`.
 */
export const settleDefaultBank = async (tx: Tx, requestedId: string | null = null): Promise<void> => {
  const inUse = (await allBanks(tx)).filter(({ active }) => active);
  const id = defaultAmong(inUse, requestedId);
  if (id === null || inUse.some((bank) => bank.id === id && bank.isDefault)) return;
  await flagDefaultBank(tx, id);
  await recordEvent(tx, 'bank.default', 'bank', id);
};
