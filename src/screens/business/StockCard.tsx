import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { stockCardWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether goods may be sold that are not in stock. */
export function StockCard({ negativeAllowed, version }: { negativeAllowed: boolean; version: number }) {
  const { id: businessId } = useBusiness();
  return (
    <SwitchCard
      noun="negative-stock"
      title={stockCardWords.title}
      lead={stockCardWords.lead}
      label={stockCardWords.sellBeforeStock}
      on={negativeAllowed}
      version={version}
      send={(on, intentKey, baseVersion) =>
        ask(businessCalls.saveNegativeStock, { businessId, on, version: baseVersion }, { intentKey })
      }
    />
  );
}
