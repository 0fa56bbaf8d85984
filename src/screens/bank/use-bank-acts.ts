import { bankCalls } from '../../api/calls/bank.ts';
import { ask } from '../../api/client/ask.ts';
import { useBusiness } from '../frame/business.ts';
import { usePlainAct } from '../page/use-plain-act.ts';

/** What is done at once to a bank, for it changes nothing that stands: made the default, or put to use again. */
export const useBankActs = () => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  const act = (name: 'setDefaultBank' | 'activateBank') => (id: string) =>
    run(`${name} ${id}`, (intentKey) => ask(bankCalls[name], { businessId, id }, { intentKey }));
  return { makeDefault: act('setDefaultBank'), activate: act('activateBank') };
};
