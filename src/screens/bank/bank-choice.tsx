import type { bankMoneyCalls } from '../../api/calls/bank-money.ts';
import type { OursAnswer } from '../../api/calls/call.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { bankPageWords as words } from '../../domain/words/bank-money.ts';
import { FilterChoice } from '../kit/lists/Filters.tsx';

/** A bank in brief, as whoever reads reports sees it. */
export type Brief = OursAnswer<typeof bankMoneyCalls.banks>['banks'][number];

/** The bank an address names; the default one, or any, where it names none. */
export const shownBank = (banks: readonly Brief[], requested: string): Brief | undefined =>
  banks.find(({ id }) => id === requested) ?? banks.find(({ isDefault }) => isDefault) ?? banks[0];

interface BankChoiceProps {
  banks: readonly Brief[];
  bank: Brief;
  onChoose: (id: string) => void;
}

/** Another bank, where there is any. */
export function BankChoice({ banks, bank, onChoose }: BankChoiceProps) {
  if (banks.length < 2) return null;
  return (
    <FilterChoice
      label={words.bank}
      value={bank.id}
      options={banks.map((one) => ({ value: one.id, label: bankLabel(one) }))}
      onChange={onChoose}
    />
  );
}
