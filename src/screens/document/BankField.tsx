import { bankCalls } from '../../api/calls/bank.ts';
import { useCall } from '../../api/client/query.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { type PaymentMode, reachesBank } from '../../domain/books/payment-mode.ts';
import { bankChoice as words } from '../../domain/words/banks.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

interface BankFieldProps {
  id: string;
  problem: string | undefined;
  /** How the money moves; a bank is asked for where that reaches one. */
  mode: PaymentMode;
  /** Empty for the default one. */
  value: string;
  onChange: (bankId: string) => void;
}

/** The bank money goes through, the default one proposed; nothing for cash, online payments and a business without banks. */
export function BankField({ mode, value, onChange, ...named }: BankFieldProps) {
  const { id: businessId } = useBusiness();
  const banks = useCall(bankCalls.chooseBanks, { businessId }).data ?? [];
  if (!reachesBank(mode) || banks.length === 0) return null;
  return (
    <SelectField
      {...named}
      label={words.bank}
      placeholder={words.defaultBank({ bank: banks.find(({ isDefault }) => isDefault)?.name ?? '' })}
      options={banks.map((bank) => ({ value: bank.id, label: bankLabel(bank) }))}
      value={value}
      onChange={onChange}
    />
  );
}
