import { useQueryClient } from '@tanstack/react-query';
import { bankCalls } from '../../api/calls/bank.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { queryOf } from '../../api/client/query.ts';
import type { BankView } from '../../domain/books/bank.ts';
import { deleteBankWords } from '../../domain/words/banks.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';
import { calledOf } from './bank-list.tsx';

interface DeleteBankDialogProps {
  bank: BankView;
  onDone: () => void;
  onClose: () => void;
}

const consequence = ({ used }: BankView): { lead: string; label: string } =>
  used
    ? {
        lead: deleteBankWords.archivedWithEntries,
        label: deleteBankWords.archived,
      }
    : { lead: deleteBankWords.removeLead, label: deleteBankWords.removeBank };

/** Asks before a bank is deleted, and says what that means for this one. */
export function DeleteBankDialog({ bank, onDone, onClose }: DeleteBankDialogProps) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const refresh = useRefresh();
  const { lead, label } = consequence(bank);

  async function remove() {
    const answer = await once(`bank.delete ${bank.id}`, (intentKey) =>
      ask(bankCalls.deleteBank, { businessId, id: bank.id }, { intentKey }),
    );
    client.setQueryData(queryOf(bankCalls.listBanks, { businessId }).queryKey, answer.rows);
    await refresh();
    toast.success(answer.message);
  }

  return (
    <CommandDialog
      title={deleteBankWords.title(calledOf(bank))}
      lead={lead}
      label={label}
      danger
      keep={deleteBankWords.keepIt}
      commit={remove}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
