import { send } from '../../api/client/client.ts';
import { bankCalls } from '../../api/contract/bank.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useBusiness } from '../shell/business.ts';

/** What is done at once to a bank, for it changes nothing that stands: made the default, or put to use again. */
export const useBankActs = () => {
  const { id: businessid } = useBusiness();
  const carryOut = usePlainAct();
  const act = (name: 'setDefaultBank' | 'activateBank') => (bankid: string) =>
    carryOut(`${name} ${bankid}`, (intentKey) =>
      send(bankCalls[name], { body: { businessid, bankid }, intentKey }),
    );
  return { makeDefault: act('setDefaultBank'), activate: act('activateBank') };
};
