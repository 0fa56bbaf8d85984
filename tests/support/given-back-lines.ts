import { compare, minus } from '../../src/domain/money.ts';
import type { PostedApi } from './posted-api.ts';

/** An amount to give back, spread over the lines that are left; what no line takes is asked of the last. */
export const linesOver = async (
  { api, id }: { api: Pick<PostedApi, 'view'>; id: string },
  amount: string,
) => {
  let rest = amount;
  const { Creditable } = await api.view(id);
  return Creditable.map(({ lineId, amount: left }, index) => {
    const part = index === Creditable.length - 1 || compare(rest, left) < 0 ? rest : left;
    rest = minus(rest, part);
    return { lineId, amount: part };
  });
};
