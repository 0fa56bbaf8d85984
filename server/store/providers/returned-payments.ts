import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** Payments that brought the money of a charge back, after a refund that failed or a dispute that was won; the oldest first. */
export const returnedPaymentIds = async (
  tx: BusinessTx,
  provider: string,
  charge: string,
): Promise<string[]> => {
  const rows = await tx.query(
    { id: column.id },
    `select p.id from payment p where p.business_id = $1 and p.provider = $2 and p.provider_event in (
       select returned from provider_refund where business_id = $1 and provider = $2 and charge = $3 and returned is not null
       union all
       select returned from provider_dispute where business_id = $1 and provider = $2 and charge = $3 and returned is not null)
     order by p.id`,
    [tx.business.id, provider, charge],
  );
  return rows.map(({ id }) => id);
};
