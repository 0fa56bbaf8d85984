import {
  noParticulars,
  type OwnCard,
  ownParty,
  type Particulars,
} from '../../../src/domain/business/particulars.ts';
import type { Party } from '../../../src/domain/documents/document.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';
import { particularsShape } from '../rows/card-shapes.ts';

/** The columns of a business's own card. */
const ownColumns = {
  name: column.text,
  address: column.text,
  country: column.text,
  particulars: column.json.shaped(particularsShape),
};

/** The business as it says of itself what its documents name. */
const ownCard = async (tx: BusinessTx): Promise<OwnCard> => {
  const [row] = await tx.query(
    ownColumns,
    'select name, address, country, particulars from business where id = $1',
    [tx.business.id],
  );
  return { ...row!, particulars: { ...noParticulars, ...row!.particulars } };
};

/** The business as a party of its own documents. */
export const findOwnParty = async (tx: BusinessTx): Promise<Party> => ownParty(await ownCard(tx));

/** Writes some of the particulars over those that stand. */
export const saveParticulars = async (tx: Tx, given: Partial<Particulars>): Promise<void> => {
  await tx.query('update business set particulars = particulars || $2::jsonb where id = $1', [
    tx.business.id,
    JSON.stringify(given),
  ]);
};
