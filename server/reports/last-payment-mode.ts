import { isPaymentMode, type PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { Day } from '../../src/domain/day.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

/** The day a contact last paid, or was paid, whoever recorded it; null while there is none. */
export const lastPaymentDay = async (tx: Tx, { direction }: Side, contactId: string): Promise<Day | null> => {
  const [row] = await tx.query(
    { last: column.day.orNull },
    `select max(on_day) as last from payment
     where business_id = $1 and contact_id = $2 and direction = $3 and undone_at is null`,
    [tx.business.id, contactId, direction],
  );
  return row!.last;
};

/**
 * How a contact paid last, or was paid, as somebody recorded it: what the next payment is proposed to come by; null while
 * there is none. What a provider brought is left out, for nobody records that by hand.
 */
export const lastPaymentMode = async (
  tx: Tx,
  { direction }: Side,
  contactId: string | null,
): Promise<PaymentMode | null> => {
  if (!contactId) return null;
  const [row] = await tx.query(
    { mode: column.small },
    `select mode from payment
     where business_id = $1 and contact_id = $2 and direction = $3 and undone_at is null and provider is null
     order by on_day desc, id desc limit 1`,
    [tx.business.id, contactId, direction],
  );
  return row && isPaymentMode(row.mode) ? row.mode : null;
};
