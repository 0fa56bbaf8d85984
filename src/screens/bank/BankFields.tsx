import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { DateField } from '../kit/DateField.tsx';
import { LongTextField } from '../kit/LongTextField.tsx';
import { MoneyField } from '../kit/MoneyField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { useCardForm } from '../page/use-card-form.ts';
import type { BankForm } from './bank-form.ts';

interface BankFieldsProps {
  card: Pick<ReturnType<typeof useCardForm<BankForm>>, 'form' | 'change' | 'field'>;
  isNew: boolean;
}

/** Every field of a bank. */
export function BankFields({ card: { form, change, field }, isNew }: BankFieldsProps) {
  return (
    <>
      <Columns>
        <TextField {...field('name')} label="Bank" autoFocus={isNew} />
        <TextField {...field('accountType')} label="Account type" hint="Current, savings, wallet." optional />
        <TextField
          {...field('accountNumber')}
          label="Account number"
          hint="At most 40 letters and digits."
          autoComplete="off"
          optional
        />
        <TextField {...field('accountName')} label="Account name" hint="Whose account it is." optional />
        <TextField {...field('sortCode')} label="Sort code" hint="Digits and dashes." optional />
        <TextField
          {...field('swiftCode')}
          label="SWIFT code"
          hint="Eight or eleven, like DEUTDEFF."
          optional
        />
        <TextField
          {...field('routingNumber')}
          label="ACH routing number"
          hint="Nine digits."
          inputMode="numeric"
          optional
        />
        <LongTextField {...field('address')} label="Bank’s address" rows={2} optional />
      </Columns>
      <Columns>
        <CurrencyRate
          form={{ currency: form.currency, rate: form.openingRate }}
          field={(name) => {
            const { id, problem } = field(name === 'currency' ? 'currency' : 'openingRate');
            return { id, problem };
          }}
          change={({ currency = form.currency, rate = form.openingRate }) =>
            change({ currency, openingRate: rate })
          }
        />
      </Columns>
      <Columns>
        <MoneyField
          {...field('openingBalance')}
          label="Opening balance"
          hint="What stood in it before you began here; below zero for an overdraft."
          optional
          currency={form.currency}
        />
        <DateField {...field('openingOn')} label="As of" hint="Today where it is left empty." optional />
      </Columns>
    </>
  );
}
