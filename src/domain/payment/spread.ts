import { isReadableAmount, isZero, minus, smaller } from '../money.ts';

/** An amount spread over what is owed in its order, each filled before the next; what is left over belongs to none. */
export const spreadOver = (
  amount: string,
  owing: readonly { id: string; owed: string }[],
): Record<string, string> => {
  const shares: Record<string, string> = {};
  if (!isReadableAmount(amount)) return shares;
  let rest = amount;
  for (const { id, owed } of owing) {
    if (isZero(rest)) break;
    const share = smaller(rest, owed);
    shares[id] = share;
    rest = minus(rest, share);
  }
  return shares;
};
