import type { Decimal } from '../../../src/domain/money.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** A refund that the operator asked for. Its id is what the provider knows the request by. */
export interface PlanRefundRow {
  id: string;
  invoiceId: string;
  amount: Decimal;
}

/** A refund of an invoice that was asked for and whose end isn't known; undefined for none. */
export const askedPlanRefund = async (
  tx: BusinessTx,
  invoiceId: string,
): Promise<PlanRefundRow | undefined> => {
  const [row] = await tx.query(
    { id: column.id, invoiceId: column.id, amount: column.exact },
    `select id, invoice_id, amount from plan_refund where business_id = $1 and invoice_id = $2 and status = 'Asked' order by id limit 1`,
    [tx.business.id, invoiceId],
  );
  return row;
};

/** Keeps a refund before the provider is asked for it. */
export const addPlanRefund = async (
  tx: BusinessTx,
  { id, invoiceId, amount }: PlanRefundRow,
): Promise<void> => {
  await tx.query(
    `insert into plan_refund (business_id, id, invoice_id, amount, status, asked_at) values ($1, $2, $3, $4, 'Asked', $5)`,
    [tx.business.id, id, invoiceId, amount, tx.now],
  );
};

/** Notes how a refund ended. */
export const endPlanRefund = async (tx: BusinessTx, id: string, status: 'Done' | 'Failed'): Promise<void> => {
  await tx.query('update plan_refund set status = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    status,
  ]);
};

/** What the provider calls the payment of an invoice; null where it answered none. */
export const planPaymentRef = async (tx: BusinessTx, paymentId: string): Promise<string | null> => {
  const [row] = await tx.query(
    { ref: column.text.orNull },
    'select ref from plan_payment where business_id = $1 and id = $2',
    [tx.business.id, paymentId],
  );
  return row?.ref ?? null;
};
