import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import { Button } from '../kit/Button.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

/** Whether goods may be sold that are not in stock. */
export function StockCard({ negativeAllowed }: { negativeAllowed: boolean }) {
  const { id: BusinessID } = useBusiness();
  const form = useSettingsForm({
    id: 'negative-stock',
    initial: { NegativeStock: negativeAllowed },
    check: () => [],
    save: ({ NegativeStock }, intentKey) =>
      send(businessCalls.saveNegativeStock, { body: { BusinessID, NegativeStock }, intentKey }),
  });
  return (
    <SettingsCard
      title="Stock"
      lead="Otherwise an invoice or receipt that asks for more than there is, is refused. Goods sold early cost what the last ones did, put right when they come in."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save stock
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <CheckField
        label="Sell goods before they are in stock"
        checked={form.typed.NegativeStock}
        onChange={(NegativeStock) => form.set({ NegativeStock })}
      />
    </SettingsCard>
  );
}
