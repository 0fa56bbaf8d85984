import { canClear, fitsPlace, type StoreBooks } from '../../domain/online-store/accounts.ts';
import { accountNames, storeWords as words } from '../../domain/online-store/online-store.words.ts';
import {
  proposedPaymentAccount,
  type StoreAccounts,
  storeAccounts,
} from '../../domain/online-store/settings.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { Stack } from '../kit/Stack.tsx';
import { StepCard } from './StepCard.tsx';
import type { StepProps } from './step-props.ts';
import { fieldIn } from './store-field.ts';

/** The fourth step: the ten accounts, each from those that fit; the clearing account is chosen for payments at first, with its reason. */
export function AccountingStep({
  values,
  books,
  onChange,
  onSave,
  ...step
}: StepProps<StoreAccounts> & { books: StoreBooks }) {
  const field = fieldIn(step.problem);
  const recommends = canClear(books);
  return (
    <StepCard
      title={words.accountingTitle}
      lead={words.accountingLead}
      {...step}
      onSend={() => onSave(values)}
    >
      {storeAccounts.map((place) => (
        <Stack key={place}>
          <SelectField
            {...field(place)}
            label={accountNames[place]}
            hint={place === 'payment' && !recommends ? undefined : words.hints[place]}
            value={String(values[place])}
            options={books.accounts
              .filter((account) => account.id === values[place] || fitsPlace(place, account, books))
              .map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => onChange({ ...values, [place]: Number(id) })}
          />
          {place === 'payment' && recommends && values.payment !== proposedPaymentAccount && (
            <div>
              <Button onClick={() => onChange({ ...values, payment: proposedPaymentAccount })}>
                {words.useClearing}
              </Button>
            </div>
          )}
        </Stack>
      ))}
    </StepCard>
  );
}
