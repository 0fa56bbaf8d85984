import { bankWords } from '../../domain/words/banks.ts';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { DateField } from '../kit/fields/DateField.tsx';
import { LongTextField } from '../kit/fields/LongTextField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
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
        <TextField {...field('name')} label={bankWords.bank} autoFocus={isNew} />
        <TextField
          {...field('accountType')}
          label={bankWords.accountType}
          hint={bankWords.accountTypeHint}
          optional
        />
        <TextField
          {...field('accountNumber')}
          label={bankWords.accountNumber}
          hint={bankWords.accountNumberHint}
          autoComplete="off"
          optional
        />
        <TextField
          {...field('iban')}
          label={bankWords.iban}
          hint={bankWords.ibanHint}
          autoComplete="off"
          optional
        />
        <TextField
          {...field('accountName')}
          label={bankWords.accountName}
          hint={bankWords.accountNameHint}
          optional
        />
        <TextField {...field('sortCode')} label={bankWords.sortCode} hint={bankWords.sortCodeHint} optional />
        <TextField
          {...field('swiftCode')}
          label={bankWords.swiftCode}
          hint={bankWords.swiftCodeHint}
          optional
        />
        <TextField
          {...field('routingNumber')}
          label={bankWords.achRoutingNumber}
          hint={bankWords.achRoutingNumberHint}
          inputMode="numeric"
          optional
        />
      </Columns>
      <LongTextField {...field('address')} label={bankWords.banksAddress} rows={2} optional />
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
          label={bankWords.openingBalance}
          hint={bankWords.openingBalanceHint}
          optional
          currency={form.currency}
        />
        <DateField {...field('openingOn')} label={bankWords.asOf} hint={bankWords.asOfHint} optional />
      </Columns>
    </>
  );
}
