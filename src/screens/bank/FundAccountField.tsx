import { ledgerAccountCalls } from '../../api/calls/ledger-account.ts';
import { useCall } from '../../api/client/query.ts';
import { takesFunds } from '../../domain/bank-money/fund.ts';
import { groupNameOf } from '../../domain/books/account-groups.ts';
import { inChartOrder } from '../../domain/books/ledger-account.ts';
import { fundWords as words } from '../../domain/words/bank-money.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

interface FundAccountFieldProps {
  id: string;
  problem: string | undefined;
  label: string;
  /** The account's number. */
  value: string;
  onChange: (account: string) => void;
}

/** The account that money comes from or goes to, under the names of their groups; on income and expense it says that no tax is recorded. */
export function FundAccountField({ value, ...named }: FundAccountFieldProps) {
  const { id: businessId } = useBusiness();
  const accounts = (useCall(ledgerAccountCalls.listAccounts, { businessId }).data ?? [])
    .filter(takesFunds)
    .sort(inChartOrder);
  const group = accounts.find(({ id }) => String(id) === value)?.group;
  const isUntaxed = group === 'income' || group === 'expense';
  return (
    <SelectField
      {...named}
      hint={isUntaxed ? words.noTax : undefined}
      options={accounts.map((account) => ({
        value: String(account.id),
        label: account.name,
        group: groupNameOf(account.group),
      }))}
      value={value}
    />
  );
}
