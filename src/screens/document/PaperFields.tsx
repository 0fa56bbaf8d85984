import { bankCalls } from '../../api/calls/bank.ts';
import { useCall } from '../../api/client/query.ts';
import { bankLabel } from '../../domain/books/bank.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import { bankChoice as bankWords } from '../../domain/words/banks.ts';
import { paperFields as words } from '../../domain/words/paper.ts';
import { useBusiness } from '../frame/business.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import type { FormPart } from './same-parts.ts';

/** What a customer's paper says beside its content: their own reference, the day of supply, the bank it is paid into. */
export function PaperFields({ form, noun, field, change }: FormPart) {
  const { kind, namesBank } = documentTypes[noun];
  return (
    <Columns>
      <TextField
        {...field('theirReference')}
        label={words.reference}
        hint={words.referenceHint}
        optional
        autoComplete="off"
        value={form.theirReference}
        onChange={(theirReference) => change({ theirReference })}
      />
      {kindSpec(kind).posts && (
        <DateField
          {...field('supplyOn')}
          label={words.supplyOn}
          hint={words.supplyHint}
          optional
          value={form.supplyOn}
          onChange={(supplyOn) => change({ supplyOn })}
        />
      )}
      {namesBank && (
        <PaidInto {...field('bankId')} value={form.bankId} onChange={(bankId) => change({ bankId })} />
      )}
    </Columns>
  );
}

interface PaidIntoProps {
  id: string;
  problem: string | undefined;
  value: string;
  onChange: (bankId: string) => void;
}

/** The bank it is paid into, the default one unless another is chosen; asked where there is a choice. */
function PaidInto({ value, onChange, ...named }: PaidIntoProps) {
  const { id: businessId } = useBusiness();
  const banks = useCall(bankCalls.chooseBanks, { businessId }).data ?? [];
  if (banks.length < 2) return null;
  const usual = banks.find(({ isDefault }) => isDefault);
  return (
    <SelectField
      {...named}
      label={words.paidInto}
      placeholder={bankWords.defaultBank({ bank: usual ? bankLabel(usual) : '' })}
      options={banks.map((bank) => ({ value: bank.id, label: bankLabel(bank) }))}
      value={value}
      onChange={onChange}
    />
  );
}
