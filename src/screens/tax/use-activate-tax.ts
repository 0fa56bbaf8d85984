import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { taxCalls } from '../../api/contract/tax.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';

/** Puts a deactivated tax to use again, which harms nothing and is done at once. */
export const useActivateTax = (): ((TaxId: string) => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  return async (TaxId) => {
    try {
      const answer = await once(`tax.activate ${TaxId}`, (intentKey) =>
        send(taxCalls.activateTax, { body: { businessId, TaxId }, intentKey }),
      );
      await refresh();
      toast.success(answer.message);
    } catch (problem) {
      toast.failure((problem as Problem).message);
    }
  };
};
