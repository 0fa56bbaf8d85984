import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

const kept = `coalesce((settings -> 'expensesIncludeTax')::bool, true)`;

/** Whether the amounts of the business's next expense have their tax in them: as said last, and before that they do. */
export const expensesIncludeTax = async (tx: Tx): Promise<boolean> => {
  const [row] = await tx.query(
    { included: column.bool },
    `select ${kept} as included from business where id = $1`,
    [tx.business.id],
  );
  return row!.included;
};

/** Keeps that for the next one. Nothing is held where it stays as it is. Called before the books are held, as settings are. */
export const rememberIncludesTax = async (tx: Tx, included: boolean): Promise<void> => {
  await tx.query(
    `update business set settings = coalesce(settings, '{}') || jsonb_build_object('expensesIncludeTax', $2::bool)
     where id = $1 and ${kept} <> $2`,
    [tx.business.id, included],
  );
};
