import { activateAccount, deactivateAccount } from '../../api/commands/ledger-accounts.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useBusiness } from '../shell/business.ts';

/** What is done at once to an account, for it changes nothing that is posted and can be undone. */
export const useAccountActs = () => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  const activate = (id: number): Promise<void> =>
    run(`activateAccount ${id}`, (intentKey) => activateAccount({ businessId, intentKey }, id));
  return {
    activate,
    deactivate: (id: number): Promise<void> =>
      run(
        `deactivateAccount ${id}`,
        (intentKey) => deactivateAccount({ businessId, intentKey }, id),
        () => void activate(id),
      ),
  };
};
