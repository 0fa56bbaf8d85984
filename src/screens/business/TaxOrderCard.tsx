import { send } from '../../api/client/client.ts';
import { businessCalls } from '../../api/contract/business.ts';
import { Button } from '../kit/Button.tsx';
import { CheckField } from '../kit/CheckField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SettingsCard } from '../page/SettingsCard.tsx';
import { useSettingsForm } from '../page/use-settings-form.ts';
import { useBusiness } from '../shell/business.ts';

/** Whether new documents take line taxes after the discount. */
export function TaxOrderCard({ afterDiscount }: { afterDiscount: boolean }) {
  const { id: BusinessID } = useBusiness();
  const form = useSettingsForm({
    id: 'tax-order',
    initial: { TaxAfterDiscount: afterDiscount },
    check: () => [],
    save: ({ TaxAfterDiscount }, intentKey) =>
      send(businessCalls.saveTaxOrder, { body: { BusinessID, TaxAfterDiscount }, intentKey }),
  });
  return (
    <SettingsCard
      title="Tax and discount"
      lead="Documents that stand keep the way they were written in."
      onSubmit={form.onSubmit}
      foot={
        <Button look="primary" type="submit" pending={form.pending}>
          Save tax order
        </Button>
      }
    >
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <CheckField {...checked(form)} label="New documents take tax after the discount" />
    </SettingsCard>
  );
}

const checked = ({
  typed,
  set,
}: {
  typed: { TaxAfterDiscount: boolean };
  set: (change: object) => void;
}) => ({
  checked: typed.TaxAfterDiscount,
  onChange: (TaxAfterDiscount: boolean) => set({ TaxAfterDiscount }),
});
