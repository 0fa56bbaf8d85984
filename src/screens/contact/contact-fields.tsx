import type { SharedCard } from '../../domain/contact/contact.ts';
import type { Address } from '../../domain/values/address.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { formatDecimal } from '../../domain/values/format.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { PurchaseAccountField } from '../document/PurchaseAccountField.tsx';
import { currencyOptions } from '../kit/fields/currency-options.ts';
import { MoneyField } from '../kit/fields/MoneyField.tsx';
import type { FieldRows, FieldSpec } from '../page/field-spec.ts';
import { AddressFields, ShippingFields } from './AddressFields.tsx';
import type { ContactForm } from './contact-form.ts';
import { VendorTaxField } from './VendorTaxField.tsx';

/** The fields every role's form has. */
export type SharedForm = SharedCard & Omit<ContactForm<ContactRole>, keyof SharedCard>;

const kinds = [
  { value: 'business', label: words.aBusiness },
  { value: 'person', label: words.aPerson },
];

/** An address of a card, part by part. */
const addressField = <Name extends string>(name: Name, label: string): FieldSpec<Record<Name, Address>> => ({
  name,
  kind: 'part',
  label,
  part: ({ noun, form, change, problemOf }) => (
    <AddressFields
      key={name}
      title={label}
      name={`${noun}-${name}`}
      address={form[name]}
      onChange={(address) => change({ [name]: address } as Record<Name, Address>)}
      problemOf={(part) => problemOf(`${name}.${part}`)}
    />
  ),
});

/** The fields that are open at first. */
const firstFields = (isNew: boolean): FieldRows<SharedForm> => [
  {
    name: 'name',
    label: words.displayName,
    hint: words.displayNameHint,
    needed: true,
    prints: true,
    autoFocus: isNew,
  },
  { name: 'email', label: words.email, type: 'email', autoComplete: 'off' },
];

interface Around {
  homeCurrency: string;
  locale: string;
  isNew: boolean;
  /** Part of the opening balance is paid, so it can't be changed. */
  settled: boolean;
}

/** What a contact owed or was owed when the books began, in its currency. */
const openingFields = (
  role: ContactRole,
  { homeCurrency, locale, settled }: Around,
): FieldRows<SharedForm> => {
  const labels = words.ofRole[role];
  return [
    [
      {
        name: 'openingBalance',
        kind: 'part',
        label: words.openingBalance,
        text: (amount) => formatDecimal(String(amount), locale),
        part: ({ form, field }) => (
          <MoneyField
            {...field('openingBalance')}
            label={words.openingBalance}
            hint={settled ? words.openingPaidHint : labels.openingHint}
            optional
            currency={form.openingCurrency || homeCurrency}
          />
        ),
      },
      { name: 'openingOn', kind: 'day', label: words.asOf, hint: words.asOfHint },
    ],
    [
      {
        name: 'openingCurrency',
        kind: 'part',
        label: labels.openingCurrency,
        part: ({ form, change, field }) => (
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
        ),
      },
    ],
  ];
};

/** The other fields that every role has. */
const detailFields = (role: ContactRole, around: Around): FieldRows<SharedForm> => [
  { name: 'type', kind: 'choice', label: words.ofRole[role].thisOneIs, options: kinds, beside: true },
  [
    { name: 'company', label: words.company },
    { name: 'taxId', label: words.taxId },
  ],
  [
    { name: 'firstName', label: words.firstName, autoComplete: 'off' },
    { name: 'lastName', label: words.lastName, autoComplete: 'off' },
  ],
  { name: 'cc', label: words.copiesTo, hint: words.copiesToHint, autoComplete: 'off' },
  [
    { name: 'phone', label: words.phone, type: 'tel', autoComplete: 'off' },
    { name: 'whatsapp', label: words.whatsapp, type: 'tel', autoComplete: 'off' },
    { name: 'website', label: words.website, type: 'url', autoComplete: 'off' },
  ],
  [
    {
      name: 'currency',
      kind: 'select',
      label: words.defaultCurrency,
      options: currencyOptions(),
      placeholder: words.defaultCurrencyPlaceholder(around.homeCurrency),
      read: (code) => code || null,
    },
    {
      name: 'termsDays',
      label: words.paymentTermsDays,
      hint: words.ofRole[role].termsHint,
      inputMode: 'numeric',
    },
  ],
  ...openingFields(role, around),
  addressField('billing', words.billingAddress),
];

const notesField = (role: ContactRole): FieldSpec<SharedForm> => ({
  name: 'notes',
  kind: 'long',
  label: words.notesSeenOnlyHere,
  hint: words.ofRole[role].notesHint,
});

const shipping = 'shipping' as const;

/** What only a customer's card has. */
const customerFields: FieldRows<ContactForm<'customer'>> = [
  {
    name: shipping,
    kind: 'part',
    label: words.shippingAddress,
    part: ({ noun, form, change, problemOf }) => (
      <ShippingFields
        key={shipping}
        title={words.shippingAddress}
        name={`${noun}-${shipping}`}
        address={form.shipping}
        billing={form.billing}
        onChange={(address) => change({ [shipping]: address })}
        problemOf={(part) => problemOf(`${shipping}.${part}`)}
      />
    ),
  },
];

/** What only a vendor's card has. */
const vendorFields: FieldRows<ContactForm<'vendor'>> = [
  {
    name: 'defaultAccount',
    kind: 'part',
    label: words.defaultAccount,
    part: ({ field }) => (
      <PurchaseAccountField
        {...field('defaultAccount')}
        label={words.defaultAccount}
        hint={words.defaultAccountHint}
        otherwise={words.defaultAccountNone}
      />
    ),
  },
  {
    name: 'purchaseTaxId',
    kind: 'part',
    label: words.vendorTax,
    text: (tax) => (tax ? words.vendorTaxOwn : ''),
    part: ({ form, change, field }) => {
      const { id, problem } = field('purchaseTaxId');
      return <VendorTaxField id={id} problem={problem} form={form} onChange={change} />;
    },
  },
  [
    {
      name: 'earlyPercent',
      label: words.earlyPercent,
      hint: words.earlyPercentHint,
      inputMode: 'decimal',
      read: (percent) => percent.trim() || null,
    },
    { name: 'earlyDays', label: words.earlyDays, hint: words.earlyDaysHint, inputMode: 'numeric' },
  ],
  { name: 'bankDetails', kind: 'long', label: words.bankDetails, hint: words.bankDetailsHint },
  { name: 'ourNumber', label: words.ourNumber, hint: words.ourNumberHint },
  { name: 'internalNote', kind: 'long', label: words.internalNote, hint: words.internalNoteHint },
];

const ownFields: { readonly [Role in ContactRole]: FieldRows<ContactForm<Role>> } = {
  customer: customerFields,
  vendor: vendorFields,
};

/** The fields of a contact's card in a role: those that are open at first, and the others. */
export const contactFields = <Role extends ContactRole>(role: Role, around: Around) =>
  // A card of any role has the shared ones; the compiler can't see it through the role.
  ({
    first: firstFields(around.isNew),
    more: [...detailFields(role, around), ...(ownFields[role] as FieldRows<never>), notesField(role)],
  }) as unknown as Record<'first' | 'more', FieldRows<ContactForm<Role>>>;
