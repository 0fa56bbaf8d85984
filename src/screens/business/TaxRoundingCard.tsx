import { businessCalls } from '../../api/calls/business.ts';
import { ask } from '../../api/client/ask.ts';
import { taxOrderWords } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether new documents round tax once for each rate, or line by line. */
export function TaxRoundingCard({ perRate, version }: { perRate: boolean; version: number }) {
  const { id: businessId } = useBusiness();
  return (
    <SwitchCard
      noun="tax-rounding"
      title={taxOrderWords.rounding}
      lead={taxOrderWords.lead}
      label={taxOrderWords.newDocumentsTaxPerRate}
      on={perRate}
      version={version}
      send={(taxPerRate, intentKey, baseVersion) =>
        ask(businessCalls.saveTaxOrder, { businessId, taxPerRate, version: baseVersion }, { intentKey })
      }
    />
  );
}
