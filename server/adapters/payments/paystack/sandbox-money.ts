import { randomInt } from 'node:crypto';

/** A payment of the sandbox's, as its money is followed. */
interface Paid {
  id: number;
  reference: string;
  account: string;
  amount: number;
  currency: string;
}

interface Refund {
  id: number;
  transaction: number;
  amount: number;
  currency: string;
  status: 'pending' | 'processed' | 'failed';
  merchant_note: string | null;
  dispute: null;
}

/** What the sandbox keeps of a payment, in thousandths. */
const feeRate = 15;

/** What becomes of money at the sandbox after it was paid: refunds, disputes and settlements, in memory. */
export const paystackSandboxMoney = (paidOf: () => readonly Paid[]) => {
  const refunds: Refund[] = [];
  const disputes: Record<string, unknown>[] = [];
  const settlements: { account: string; row: Record<string, unknown> }[] = [];
  const settled = new Set<number>();
  const id = () => randomInt(1e6, 9e6);
  /** What of a payment hasn't gone back. */
  const leftOf = ({ id: of, amount }: Paid): number =>
    refunds
      .filter((one) => one.transaction === of && one.status !== 'failed')
      .reduce((left, one) => left - one.amount, amount);
  return {
    /** Gives money back; a sentence where there is not as much. */
    refund: (paid: Paid, amount: number, note: string | null): Refund | string => {
      if (!(amount > 0) || amount > leftOf(paid)) return 'Transaction has been fully reversed';
      const { currency } = paid;
      const made: Refund = {
        ...{ id: id(), transaction: paid.id, amount, currency, status: 'pending', merchant_note: note },
        dispute: null,
      };
      refunds.push(made);
      return made;
    },
    /** The refunds on their way reach the customer. */
    process: () => {
      for (const one of refunds) if (one.status === 'pending') one.status = 'processed';
    },
    refundsOf: (transaction: string) =>
      refunds.filter((one) => String(one.transaction) === transaction).reverse(),
    dispute: (paid: Paid) => {
      const { id: transaction, amount, currency } = paid;
      const about = { id: transaction, amount, currency };
      const row = { id: id(), refund_amount: leftOf(paid), currency, transaction: about, resolution: null };
      disputes.push({ ...row, status: 'awaiting-merchant-feedback', category: 'fraud', dueAt: null });
    },
    decide: (transaction: number, won: boolean) => {
      for (const one of disputes)
        if ((one.transaction as { id: number }).id === transaction)
          Object.assign(one, { status: 'resolved', resolution: won ? 'declined' : 'merchant-accepted' });
    },
    disputesOf: (transaction: string) =>
      disputes.filter((one) => String((one.transaction as { id: number }).id) === transaction).reverse(),
    /** Settles what an account was paid, less what went back. */
    settle: (account: string) => {
      const parts = paidOf().filter((one) => one.account === account && !settled.has(one.id));
      if (parts.length === 0) return;
      const ids = new Set(parts.map((one) => one.id));
      for (const one of ids) settled.add(one);
      const total = parts.reduce((sum, one) => sum + one.amount, 0);
      const back = refunds.filter((one) => ids.has(one.transaction) && one.status === 'processed');
      const lost = disputes.filter(
        (one) => ids.has((one.transaction as { id: number }).id) && one.resolution === 'merchant-accepted',
      );
      const gone =
        back.reduce((sum, one) => sum + one.amount, 0) +
        lost.reduce((sum, one) => sum + (one.refund_amount as number), 0);
      const fees = Math.ceil((total * feeRate) / 1000);
      const row = {
        ...{ id: id(), domain: 'test', status: 'success', currency: parts[0]!.currency, total_fees: fees },
        ...{ total_processed: total, effective_amount: total - fees - gone, deductions: gone },
        settlement_date: new Date().toISOString(),
      };
      settlements.push({ account, row });
    },
    settlementsOf: (account: string) =>
      settlements
        .filter((one) => one.account === account)
        .map(({ row }) => row)
        .reverse(),
  };
};
