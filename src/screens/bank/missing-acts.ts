import type { bankStatementCalls } from '../../api/calls/bank-statement.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { isNegative, isZero, negated } from '../../domain/money.ts';
import { statementPageWords as words } from '../../domain/words/bank-money.ts';
import { addExpenseWith } from '../frame/addresses.ts';
import type { MenuAct } from '../kit/menus/RowMenuList.tsx';
import type { OpenBankDialog } from './bank-dialogs.tsx';

interface Missing {
  view: Pick<OursAnswer<typeof bankStatementCalls.statement>, 'bankId' | 'lastDay'>;
  /** What is still to be found. */
  difference: string;
  openMoney: OpenBankDialog;
  navigate: (address: string) => void;
}

/** Accounts of the standard chart that banks move by themselves. */
const [interest, fees] = ['18', '30'];
/** What a bank's statement shows came by a transfer, as far as it says. */
const byTransfer = 2;

/** What a statement shows and the books lack, each with the day and what is still to be found filled in. */
export const missingActs = ({ view, difference, openMoney, navigate }: Missing): MenuAct[] => {
  const amount = isZero(difference) ? '' : isNegative(difference) ? negated(difference) : difference;
  const filled = { onDay: view.lastDay, amount };
  return [
    {
      key: 'charge',
      label: words.bankCharge,
      onPress: () => openMoney({ act: 'fund', direction: 'out', filled: { ...filled, account: fees } }),
    },
    {
      key: 'interest',
      label: words.interest,
      onPress: () => openMoney({ act: 'fund', direction: 'in', filled: { ...filled, account: interest } }),
    },
    {
      key: 'transfer',
      label: words.transfer,
      onPress: () =>
        openMoney({
          act: 'transfer',
          filled: {
            ...(isNegative(difference) ? { from: view.bankId } : { to: view.bankId }),
            amountOut: amount,
            leavesOn: view.lastDay,
          },
        }),
    },
    {
      key: 'expense',
      label: words.expense,
      onPress: () => navigate(addExpenseWith({ day: view.lastDay, amount, bank: view.bankId })),
    },
    {
      key: 'received',
      label: words.received,
      onPress: () =>
        openMoney({ act: 'received', known: { ...filled, bankId: view.bankId, mode: byTransfer } }),
    },
  ];
};
