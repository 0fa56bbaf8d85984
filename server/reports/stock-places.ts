import type { Decimal } from '../../src/domain/money.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

const byProduct = async (tx: Tx, text: string, values: unknown[]): Promise<ReadonlyMap<string, Decimal>> =>
  new Map(
    (await tx.query({ id: column.id, quantity: column.exact }, text, values)).map(({ id, quantity }) => [
      id,
      quantity,
    ]),
  );

/** How much of each product has left one location and not arrived at another; one of which nothing is on its way is left out. */
export const inTransitOf = (tx: Tx, productIds: readonly string[]): Promise<ReadonlyMap<string, Decimal>> =>
  byProduct(
    tx,
    `select product_id as id, sum(qty) as quantity from stock_move
     where business_id = $1 and product_id = any($2) and location_id is null group by 1 having sum(qty) <> 0`,
    [tx.business.id, productIds],
  );

/** How much of each product lies at a location; one of which nothing ever did is left out. */
export const quantitiesAt = (
  tx: Tx,
  productIds: readonly string[],
  locationId: string,
): Promise<ReadonlyMap<string, Decimal>> =>
  byProduct(
    tx,
    `select product_id as id, qty as quantity from stock_level
     where business_id = $1 and product_id = any($2) and location_id = $3`,
    [tx.business.id, productIds, locationId],
  );
