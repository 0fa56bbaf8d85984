import { plus } from '../../src/domain/money.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';

/** What an act leaves on each account, by number. */
export const balancesOf = ({ entries }: Pick<Plan, 'entries'>): Record<number, string> => {
  const all: Record<number, string> = {};
  for (const { lines } of entries)
    for (const { accountId, amount } of lines) all[accountId] = plus(all[accountId] ?? '0', amount);
  return Object.fromEntries(Object.entries(all).filter(([, amount]) => amount !== '0'));
};
