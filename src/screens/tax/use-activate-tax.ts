import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import { useBusiness } from '../frame/business.ts';
import { usePlainAct } from '../page/use-plain-act.ts';

/** Puts a deactivated tax to use again, which harms nothing and is done at once. */
export const useActivateTax = (): ((id: string) => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  return (id) =>
    run(`tax.activate ${id}`, (intentKey) => ask(taxCalls.activateTax, { businessId, id }, { intentKey }));
};
