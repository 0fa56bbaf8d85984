import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { ask } from '../../api/client/ask.ts';
import { useBusiness } from '../frame/business.ts';
import { usePlainAct } from '../page/use-plain-act.ts';

/** What is done at once to an account, for it changes nothing that is posted and can be undone. */
export const useAccountActs = () => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  const act = (name: 'activateAccount' | 'deactivateAccount', id: number, undo?: () => void): Promise<void> =>
    run(
      `${name} ${id}`,
      (intentKey) => ask(ledgerAccountCalls[name], { businessId, id }, { intentKey }),
      undo,
    );
  const activate = (id: number) => act('activateAccount', id);
  return {
    activate,
    deactivate: (id: number) => act('deactivateAccount', id, () => void activate(id)),
  };
};
