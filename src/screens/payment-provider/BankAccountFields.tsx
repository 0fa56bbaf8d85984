import { useCall } from '../../api/client/query.ts';
import { panelWords as words } from '../../domain/online-payment/online-payments.words.ts';
import { paidOutTo } from '../../domain/payment-provider/bank-country.ts';
import type { BankProvider } from '../../domain/payment-provider/provider.ts';
import type { BankDraft } from '../../machines/payment-provider/connect-provider.flow.ts';
import type { DisplayProblem } from '../../machines/problem.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { bankCalls } from './connect-account.ts';
import { fieldIn } from './provider-field.ts';

interface BankAccountFieldsProps {
  provider: BankProvider;
  draft: BankDraft;
  problem: DisplayProblem | null;
  onChange: (draft: BankDraft) => void;
}

/** The bank of a country and the number of an account there. */
export function BankAccountFields({ provider, draft, problem, onChange }: BankAccountFieldsProps) {
  const { id } = useBusiness();
  const banks = useCall(bankCalls[provider].banks, { businessId: id, country: draft.country });
  const field = fieldIn(provider, problem);
  const countries = paidOutTo[provider].countries.map((value) => ({ value, label: words.countries[value] }));
  const options = (banks.data ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Stack>
      <SelectField
        {...field('country')}
        label={words.country}
        value={draft.country}
        options={countries}
        onChange={(country) => onChange({ ...draft, country, bankCode: '' })}
      />
      <SelectField
        {...field('bankCode')}
        label={words.bank}
        value={draft.bankCode}
        placeholder={banks.isPending ? words.loadingBanks : words.chooseBank}
        options={options}
        onChange={(bankCode) => onChange({ ...draft, bankCode })}
      />
      <TextField
        {...field('number')}
        label={words.number}
        value={draft.number}
        inputMode="numeric"
        autoComplete="off"
        onChange={(number) => onChange({ ...draft, number })}
      />
    </Stack>
  );
}
