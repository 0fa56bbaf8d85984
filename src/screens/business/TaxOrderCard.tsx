import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { taxOrderWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether new documents take line taxes after the discount. */
export function TaxOrderCard({ afterDiscount, version }: { afterDiscount: boolean; version: number }) {
  const { id: businessId } = useBusiness();
  return (
    <SwitchCard
      noun="tax-order"
      title={taxOrderWords.title}
      lead={taxOrderWords.lead}
      label={taxOrderWords.newDocumentsTaxAfterDiscount}
      on={afterDiscount}
      version={version}
      send={(taxAfterDiscount, intentKey, baseVersion) =>
        ask(businessCalls.saveTaxOrder, { businessId, taxAfterDiscount, version: baseVersion }, { intentKey })
      }
    />
  );
}
