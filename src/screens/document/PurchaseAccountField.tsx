import { purchaseAccountCalls } from '../../api/calls/purchase-account.ts';
import { useCall } from '../../api/client/query.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

interface PurchaseAccountFieldProps {
  id: string;
  problem: string | undefined;
  label: string;
  hint?: string;
  /** What stands while none is chosen. */
  otherwise: string;
  /** The account's number; null for none. */
  value: number | null;
  onChange: (account: number | null) => void;
  /** What the chosen one is called where it is none of those to choose any more. */
  name?: string | undefined;
}

/** The account that what is bought without an item is booked on: one in use that takes lines, or the one that stands there. */
export function PurchaseAccountField({
  otherwise,
  value,
  onChange,
  name,
  ...words
}: PurchaseAccountFieldProps) {
  const { id } = useBusiness();
  const { data = [] } = useCall(purchaseAccountCalls.purchaseAccounts, { businessId: id });
  const options = data.map((account) => ({
    value: String(account.id),
    label: account.name,
    group: account.group,
  }));
  const stands = value === null || data.some((account) => account.id === value);
  return (
    <SelectField
      {...words}
      optional
      placeholder={otherwise}
      value={value === null ? '' : String(value)}
      options={stands ? options : [...options, { value: String(value), label: name ?? String(value) }]}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
