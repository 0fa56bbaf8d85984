import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import { useBusiness } from '../shell/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether new documents take line taxes after the discount. */
export function TaxOrderCard({ afterDiscount, version }: { afterDiscount: boolean; version: number }) {
  const { id: BusinessID } = useBusiness();
  return (
    <SwitchCard
      noun="tax-order"
      title="Tax and discount"
      lead="Documents that stand keep the way they were written in."
      label="New documents take tax after the discount"
      save="Save tax order"
      on={afterDiscount}
      version={version}
      send={(TaxAfterDiscount, intentKey, over) =>
        send(businessCalls.saveTaxOrder, {
          body: { BusinessID, TaxAfterDiscount, version: over },
          intentKey,
        })
      }
    />
  );
}
