import { useQuery } from '@tanstack/react-query';
import { purchaseAccounts } from '../../api/queries/purchase-accounts.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { useBusiness } from '../shell/business.ts';

interface PurchaseAccountFieldProps {
  id: string;
  problem: string | undefined;
  label: string;
  hint: string;
  /** What stands while none is chosen. */
  otherwise: string;
  /** The account's number; null for none. */
  value: number | null;
  onChange: (account: number | null) => void;
}

/** The account that what is bought without an item is booked on: one of expenses, in use, or the one that stands there. */
export function PurchaseAccountField({ otherwise, value, onChange, ...words }: PurchaseAccountFieldProps) {
  const { id } = useBusiness();
  const { data = [] } = useQuery(purchaseAccounts(id));
  const options = data.map((account) => ({ value: String(account.id), label: account.name }));
  const stands = value === null || data.some((account) => account.id === value);
  return (
    <SelectField
      {...words}
      optional
      placeholder={otherwise}
      value={value === null ? '' : String(value)}
      options={stands ? options : [...options, { value: String(value), label: String(value) }]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
