import type { Decimal } from '../../../src/domain/money.ts';
import { newId } from '../database/new-id.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** What is to the credit of a business in one currency. */
export interface PlanCredit {
  currency: string;
  amount: Decimal;
}

/** Why plan credit changed: a smaller plan, more paid than was owed, an invoice paid with it, one taken back that was, or such money given back. */
type PlanCreditReason = 'earned' | 'overpaid' | 'used' | 'returned' | 'refunded';

/** The plan credit of a business, less what its drafts will use; none in a currency it has nothing in. */
export const planCreditOf = (tx: BusinessTx): Promise<PlanCredit[]> =>
  tx.query(
    { currency: column.text, amount: column.exact },
    `select currency, sum(amount) as amount from (
       select currency, amount from plan_credit where business_id = $1
       union all select currency, -credit_used from plan_invoice where business_id = $1 and status = 'Draft') x
     group by currency having sum(amount) <> 0 order by currency`,
    [tx.business.id],
  );

/** Adds to the plan credit, or takes from it what is below zero. */
export const writePlanCredit = async (
  tx: BusinessTx,
  credit: PlanCredit & { reason: PlanCreditReason; invoiceId: string | null },
): Promise<void> => {
  const { currency, amount, reason, invoiceId } = credit;
  await tx.query(
    `insert into plan_credit (business_id, id, at, currency, amount, reason, invoice_id) values ($1, $2, $3, $4, $5, $6, $7)`,
    [tx.business.id, newId(), tx.now, currency, amount, reason, invoiceId],
  );
};
