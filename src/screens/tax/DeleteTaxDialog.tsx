import { taxCalls } from '../../api/calls/tax.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { endOf, type Tax, taxLabel } from '../../domain/tax/tax.ts';
import { tax as taxWords } from '../../domain/words/taxes.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/notices/toast.ts';

const consequences = {
  deactivated: {
    lead: taxWords.deleteTaxWords.deactivatedWhenUsed,
    label: taxWords.deleteTaxWords.deactivateTax,
  },
  removed: { lead: taxWords.deleteTaxWords.removedWhenUnused, label: taxWords.deleteTaxWords.removeTax },
} as const;

interface DeleteTaxDialogProps {
  tax: Tax;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a tax is deleted, and says what that means for this one. */
export function DeleteTaxDialog({ tax, onDone, onClose }: DeleteTaxDialogProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  const name = taxLabel(tax.name, tax.percent, useLocale());

  async function remove() {
    const answer = await once(`tax.delete ${tax.id}`, (intentKey) =>
      ask(taxCalls.deleteTax, { businessId, id: tax.id }, { intentKey }),
    );
    await refresh();
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={taxWords.deleteTaxWords.title(name)}
      {...consequences[endOf(tax)]}
      danger
      keep={taxWords.deleteTaxWords.keepIt}
      commit={remove}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
