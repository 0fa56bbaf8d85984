import { useState } from 'react';
import { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import { ask } from '../../api/client/ask.ts';
import { once } from '../../api/client/intent.ts';
import { undoWords as words } from '../../domain/words/bank-money.ts';
import { useBusiness } from '../frame/business.ts';
import { useRefresh } from '../frame/use-refresh.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { CommandDialog } from '../kit/effects/CommandDialog.tsx';
import { toast } from '../kit/notices/toast.ts';
import type { Brief } from './bank-choice.tsx';
import type { FundDialogProps } from './FundDialog.tsx';
import type { ReceivedDialogProps } from './ReceivedDialog.tsx';
import type { TransferDialogProps } from './TransferDialog.tsx';
import type { Transaction } from './transaction-list.tsx';

const FundDialog = lazyDialog(() => import('./FundDialog.tsx').then((file) => file.FundDialog));
const CashCountDialog = lazyDialog(() =>
  import('./CashCountDialog.tsx').then((file) => file.CashCountDialog),
);
const TransferDialog = lazyDialog(() => import('./TransferDialog.tsx').then((file) => file.TransferDialog));

const ReceivedDialog = lazyDialog(() => import('./ReceivedDialog.tsx').then((file) => file.ReceivedDialog));

/** What is open over a bank's page. */
type Opened =
  | ({ act: 'fund' } & Pick<FundDialogProps, 'direction' | 'filled'>)
  | ({ act: 'transfer' } & Pick<TransferDialogProps, 'filled'>)
  | ({ act: 'received' } & Pick<ReceivedDialogProps, 'known'>)
  | { act: 'count' }
  | { act: 'undo'; transaction: Transaction };

/** Opens one of the dialogs. */
export type OpenBankDialog = (opened: Opened) => void;

interface UndoProps {
  transaction: Transaction;
  onClose: () => void;
}

/** Asks before money moved by hand is taken back. */
function UndoDialog({ transaction, onClose }: UndoProps) {
  const { id: businessId } = useBusiness();
  const refresh = useRefresh();
  async function undo() {
    const { message, warnings } = await once(`bank.undo ${transaction.id}`, (intentKey) =>
      ask(bankMoneyCalls.undoMove, { businessId, id: transaction.id }, { intentKey }),
    );
    await refresh();
    toast.success([message, ...(warnings ?? [])].join(' '));
  }
  return (
    <CommandDialog
      title={words.title}
      lead={transaction.type === 'transfer' ? words.leadOfTransfer : words.lead}
      label={words.undo}
      danger
      keep={words.keep}
      commit={undo}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

/** The dialogs of a bank's money, one at a time, and how they are opened. */
export const useBankDialogs = (bank: Brief | undefined, banks: readonly Brief[]) => {
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const dialog =
    opened && bank ? (
      <>
        {opened.act === 'fund' && (
          <FundDialog
            direction={opened.direction}
            bank={bank}
            {...(opened.filled && { filled: opened.filled })}
            onClose={close}
          />
        )}
        {opened.act === 'transfer' && (
          <TransferDialog banks={banks} {...(opened.filled && { filled: opened.filled })} onClose={close} />
        )}
        {opened.act === 'received' && <ReceivedDialog known={opened.known} onClose={close} />}
        {opened.act === 'count' && <CashCountDialog bank={bank} onClose={close} />}
        {opened.act === 'undo' && <UndoDialog transaction={opened.transaction} onClose={close} />}
      </>
    ) : null;
  return { dialog, open };
};
