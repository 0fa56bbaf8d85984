import { saveTaxOrder } from '../../api/commands/business.ts';
import { useBusiness } from '../shell/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether new documents take line taxes after the discount. */
export function TaxOrderCard({ afterDiscount, version }: { afterDiscount: boolean; version: number }) {
  const { id: businessId } = useBusiness();
  return (
    <SwitchCard
      noun="tax-order"
      title="Tax and discount"
      lead="Documents that stand keep the way they were written in."
      label="New documents take tax after the discount"
      save="Save tax order"
      on={afterDiscount}
      version={version}
      send={(typed, intentKey, over) => saveTaxOrder({ businessId, intentKey }, { typed, version: over })}
    />
  );
}
