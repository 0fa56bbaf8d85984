import type { SharedCard } from '../../domain/contact/contact.ts';
import type { Address } from '../../domain/values/address.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { useBusiness } from '../frame/business.ts';
import { ChoiceField } from '../kit/fields/ChoiceField.tsx';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Columns } from '../kit/Stack.tsx';
import type { useCardForm } from '../page/use-card-form.ts';
import { AddressFields } from './AddressFields.tsx';
import type { ContactForm } from './contact-form.ts';

/** The fields every role's form has. */
type SharedForm = Omit<ContactForm<ContactRole>, never>;

type FormOf<Card extends object> = Pick<
  ReturnType<typeof useCardForm<Card>>,
  'noun' | 'form' | 'change' | 'field' | 'problemOf'
>;

const kinds = [
  { value: 'business', label: words.aBusiness },
  { value: 'person', label: words.aPerson },
];

/** What the fields of one address of a card are given. */
export const addressOf = <Name extends string>(card: FormOf<Record<Name, Address>>, name: Name) => ({
  name: `${card.noun}-${name}`,
  address: card.form[name],
  onChange: (address: Address) => card.change({ [name]: address } as Partial<Record<Name, Address>>),
  problemOf: (part: keyof Address) => card.problemOf(`${name}.${part}`),
});

/** A form with the fields every role's has. */
export type SharedCardForm = FormOf<SharedForm>;

interface ContactDetailFieldsProps {
  contactRole: ContactRole;
  card: SharedCardForm;
  /** A part of the opening balance is paid: it stands. */
  settled: boolean;
}

/** The fields of a contact's card that nobody leaves empty. */
export function ContactFields({ card, isNew }: { card: SharedCardForm; isNew: boolean }) {
  const { field } = card;
  return (
    <>
      <TextField
        {...field('name')}
        label={words.displayName}
        hint={words.displayNameHint}
        autoFocus={isNew}
      />
      <TextField {...field('email')} label={words.email} optional type="email" autoComplete="off" />
    </>
  );
}

/** The names of those. */
export const firstFields: ReadonlySet<string> = new Set(['name', 'email']);

/** The other fields that every role has. */
export function ContactDetailFields({ contactRole: role, card, settled }: ContactDetailFieldsProps) {
  const { homeCurrency } = useBusiness();
  const { form, change, field } = card;
  const labels = words.ofRole[role];
  return (
    <>
      <ChoiceField
        label={labels.thisOneIs}
        value={form.type}
        onChange={(type) => change({ type: type as SharedCard['type'] })}
        choices={kinds}
        beside
      />
      <Columns>
        <TextField {...field('company')} label={words.company} optional />
        <TextField {...field('taxId')} label={words.taxId} optional />
      </Columns>
      <Columns>
        <TextField {...field('firstName')} label={words.firstName} optional autoComplete="off" />
        <TextField {...field('lastName')} label={words.lastName} optional autoComplete="off" />
      </Columns>
      <TextField
        {...field('cc')}
        label={words.copiesTo}
        hint={words.copiesToHint}
        optional
        autoComplete="off"
      />
      <Columns>
        <TextField {...field('phone')} label={words.phone} optional type="tel" autoComplete="off" />
        <TextField {...field('whatsapp')} label={words.whatsapp} optional type="tel" autoComplete="off" />
        <TextField {...field('website')} label={words.website} optional type="url" autoComplete="off" />
      </Columns>
      <Columns>
        <SelectField
          {...field('currency')}
          label={words.defaultCurrency}
          optional
          value={form.currency ?? ''}
          onChange={(currency) => change({ currency: currency || null })}
          options={currencyOptions()}
          placeholder={words.defaultCurrencyPlaceholder(homeCurrency)}
        />
        <TextField
          {...field('termsDays')}
          label={words.paymentTermsDays}
          hint={labels.termsHint}
          optional
          inputMode="numeric"
        />
      </Columns>
      <Columns>
        <MoneyField
          {...field('openingBalance')}
          label={words.openingBalance}
          hint={settled ? words.openingPaidHint : labels.openingHint}
          optional
          currency={form.openingCurrency || homeCurrency}
        />
        <DateField {...field('openingOn')} label={words.asOf} hint={words.asOfHint} optional />
      </Columns>
      <Columns>
        <CurrencyRate
          label={labels.openingCurrency}
          form={{ currency: form.openingCurrency || homeCurrency, rate: form.openingRate }}
          field={(name) => {
            const { id, problem } = field(name === 'currency' ? 'openingCurrency' : 'openingRate');
            return { id, problem };
          }}
          change={({ currency = form.openingCurrency, rate = form.openingRate }) =>
            change({ openingCurrency: currency, openingRate: rate })
          }
        />
      </Columns>
      <AddressFields title={words.billingAddress} {...addressOf(card, 'billing')} />
    </>
  );
}
