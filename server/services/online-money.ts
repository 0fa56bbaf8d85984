import { refundableOf } from '../../src/domain/provider-money/refund.ts';
import type { BusinessTx } from '../store/database/tx.ts';
import { findDocuments } from '../store/documents/documents.ts';
import { chargesOf } from '../store/providers/provider-charges.ts';
import { disputesOf, refundsOf } from '../store/providers/refunds-and-disputes.ts';

/** What became of money paid online for an invoice: its payments with what can be refunded of each, refunds and disputes. Throws `Missing`. */
export const onlineMoney = async (tx: BusinessTx, documentId: string) => {
  await findDocuments(tx, 'invoice', [documentId]);
  const [charges, refunds, disputes] = await Promise.all([
    chargesOf(tx, documentId),
    refundsOf(tx, { documentId }),
    disputesOf(tx, { documentId }),
  ]);
  const payments = charges.map(({ charge, ...payment }) => {
    const of = <One extends { charge: string }>(all: readonly One[]) =>
      all.filter((one) => one.charge === charge);
    return { ...payment, charge, refundable: refundableOf(payment.amount, of(refunds), of(disputes)) };
  });
  return { payments, refunds, disputes };
};
