import { once } from '../../api/client/intent.ts';
import { deleteTax } from '../../api/commands/taxes.ts';
import { endOf, type Tax, taxLabel } from '../../domain/tax.ts';
import { CommandDialog } from '../kit/CommandDialog.tsx';
import { useLocale } from '../kit/locale.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { useRefresh } from '../shell/use-refresh.ts';

const consequences = {
  deactivated: {
    lead: 'It is in use, so it is deactivated: documents and items keep it with its name and percentage, it can’t be chosen any more, and you can activate it again.',
    label: 'Deactivate tax',
  },
  removed: { lead: 'Nothing uses it, so it is removed for good.', label: 'Remove tax' },
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
      deleteTax({ businessId, intentKey }, tax.id),
    );
    await refresh();
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={`Delete ${name}?`}
      {...consequences[endOf(tax)]}
      keep="Keep it"
      commit={remove}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
