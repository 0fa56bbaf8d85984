import { send } from '../../api/client/client.ts';
import { taxCalls } from '../../api/contract/tax.ts';
import { usePlainAct } from '../page/use-plain-act.ts';
import { useBusiness } from '../shell/business.ts';

/** Puts a deactivated tax to use again, which harms nothing and is done at once. */
export const useActivateTax = (): ((TaxId: string) => Promise<void>) => {
  const { id: businessId } = useBusiness();
  const carryOut = usePlainAct();
  return (TaxId) =>
    carryOut(`tax.activate ${TaxId}`, (intentKey) =>
      send(taxCalls.activateTax, { body: { businessId, TaxId }, intentKey }),
    );
};
