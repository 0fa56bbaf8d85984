import type { Side } from '../../../src/domain/books/side.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { billedOn, futureDatedHere } from '../rows/statuses.ts';

/**
 * What of contacts' open amounts is future-dated, in SQL: rows of `contact_id` and `open`. The first parameter is the business.
 *
 * @param today the parameter that holds today
 */
export const futureDatedByContact = (side: Side, today: string): string =>
  `select contact_id, sum(home_open) as open from document where business_id = $1
   and ${futureDatedHere('document', today)} and ${billedOn(side)} group by 1`;

/** Documents dated after today: how many, what they claim and what of that is open, at home. */
export interface FutureDated {
  items: number;
  claimed: Decimal;
  open: Decimal;
}

/**
 * What the sums kept beside the rows count and nobody owes yet. Whatever is future-dated is a document: payments, credit
 * and opening balances can't be, and an index leads to those of a contact or of the business however many there are.
 *
 * @param contactId whose; null for everybody's
 */
export const futureDatedOf = async (
  tx: BusinessTx,
  side: Side,
  contactId: string | null,
): Promise<FutureDated> => {
  const [row] = await tx.query(
    { items: column.int, claimed: column.exact, open: column.exact },
    `select (count(*) filter (where total > 0))::int as items, coalesce(sum(home_total), 0) as claimed, coalesce(sum(home_open), 0) as open
     from document where business_id = $1 and ${futureDatedHere('document', '$2')} and ${billedOn(side)}
     ${contactId ? 'and contact_id = $3' : ''}`,
    [tx.business.id, tx.today, ...(contactId ? [contactId] : [])],
  );
  return { items: row!.items, claimed: row!.claimed, open: row!.open };
};
