import type { BusinessTx } from './tx.ts';

/**
 * Holds a business's settings against other writers until the transaction ends. What must be the only one of its kind,
 * a name or a default, is looked at and written under it. Taken before any row of the settings.
 */
export const lockSettings = async (tx: BusinessTx): Promise<void> => {
  await tx.query('select 1 from business where id = $1 for no key update', [tx.business.id]);
};
