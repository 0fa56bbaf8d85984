import { type Bank, blankBank } from '../../../src/domain/books/bank.ts';
import type { PaperBank } from '../../../src/domain/documents/document-paper.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { bankDetailsShape } from '../rows/card-shapes.ts';

/** A bank as paper names it, and whether anything new may be paid into it. */
export interface KnownBank extends PaperBank, Pick<Bank, 'active'> {}

const columns = {
  id: column.id,
  details: column.json.shaped(bankDetailsShape),
  isDefault: column.bool,
  active: column.bool,
};

/** The bank a paper asks to be paid into: the chosen one, else the default one, else none. One that was removed is none. */
export const paperBank = async (tx: BusinessTx, chosen: string | null): Promise<KnownBank | null> => {
  const [row] = await tx.query(
    columns,
    `select id, details, is_default, active from bank
     where business_id = $1 and (id = $2::uuid or is_default and active)
     order by id is not distinct from $2::uuid desc limit 1`,
    [tx.business.id, chosen],
  );
  if (!row) return null;
  const { details, ...known } = row;
  return { ...blankBank, ...details, ...known };
};
