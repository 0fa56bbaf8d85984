import { activateBank, setDefaultBank } from '../../api/commands/banks.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useBusiness } from '../shell/business.ts';

/** What is done at once to a bank, for it changes nothing that stands: made the default, or put to use again. */
export const useBankActs = () => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  const act = (name: string, command: typeof activateBank) => (bankId: string) =>
    run(`${name} ${bankId}`, (intentKey) => command({ businessId, intentKey }, bankId));
  return { makeDefault: act('setDefaultBank', setDefaultBank), activate: act('activateBank', activateBank) };
};
