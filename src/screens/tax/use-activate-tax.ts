import { activateTax } from '../../api/commands/taxes.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useBusiness } from '../shell/business.ts';

/** Puts a deactivated tax to use again, which harms nothing and is done at once. */
export const useActivateTax = (): ((id: string) => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const run = usePlainAct();
  return (id) => run(`tax.activate ${id}`, (intentKey) => activateTax({ businessId, intentKey }, id));
};
