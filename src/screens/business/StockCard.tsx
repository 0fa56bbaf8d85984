import { saveNegativeStock } from '../../api/commands/business.ts';
import { useBusiness } from '../shell/business.ts';
import { SwitchCard } from './SwitchCard.tsx';

/** Whether goods may be sold that are not in stock. */
export function StockCard({ negativeAllowed, version }: { negativeAllowed: boolean; version: number }) {
  const { id: businessId } = useBusiness();
  return (
    <SwitchCard
      noun="negative-stock"
      title="Stock"
      lead="While this is off, an invoice or receipt that asks for more than there is, is refused. Goods sold early cost what the last ones did, put right when they come in."
      label="Sell goods before they are in stock"
      save="Save stock"
      on={negativeAllowed}
      version={version}
      send={(typed, intentKey, over) =>
        saveNegativeStock({ businessId, intentKey }, { typed, version: over })
      }
    />
  );
}
