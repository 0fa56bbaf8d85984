import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { bankCalls } from '../../api/contract/bank.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';

/** What is done at once to a bank, for it changes nothing that stands: made the default, or put to use again. */
export const useBankActs = () => {
  const { id: businessid } = useBusiness();
  const refresh = useRefresh();
  const act = (name: 'setDefaultBank' | 'activateBank') => async (bankid: string) => {
    try {
      const answer = await once(`${name} ${bankid}`, (intentKey) =>
        send(bankCalls[name], { body: { businessid, bankid }, intentKey }),
      );
      await refresh();
      toast.success(answer.message);
    } catch (problem) {
      toast.failure((problem as Problem).message);
    }
  };
  return { makeDefault: act('setDefaultBank'), activate: act('activateBank') };
};
