import { isReadableAmount, isZero, minus, smaller } from '../../domain/money.ts';

interface Owing {
  id: string;
  amountdue: string;
}

/** An amount spread over invoices in their order, each filled before the next; what is left over belongs to none. */
export const spreadOver = (amount: string, invoices: readonly Owing[]): Record<string, string> => {
  const shares: Record<string, string> = {};
  if (!isReadableAmount(amount)) return shares;
  let rest = amount;
  for (const invoice of invoices) {
    if (isZero(rest)) break;
    const share = smaller(rest, invoice.amountdue);
    shares[invoice.id] = share;
    rest = minus(rest, share);
  }
  return shares;
};
