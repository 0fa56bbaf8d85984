import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { draftOf, keepDraft } from '../../api/client/drafts.ts';
import { saveCustomer } from '../../api/commands/customers.ts';
import { customerView } from '../../api/queries/customers.ts';
import type { Address, CustomerCard, CustomerView } from '../../domain/contact.ts';
import { isOwnPath } from '../../domain/own-path.ts';
import * as customerFormWords from '../../domain/words/customer-form.ts';
import { CurrencyRate } from '../document/CurrencyFields.tsx';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { currencyOptions } from '../kit/currency-options.ts';
import { DateField } from '../kit/DateField.tsx';
import { LongTextField } from '../kit/LongTextField.tsx';
import { MoneyField } from '../kit/MoneyField.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { CardFormPage } from '../page/CardFormPage.tsx';
import type { KeptForm } from '../page/kept-form.ts';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import { customersAt, viewCustomerAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { AddressFields } from './AddressFields.tsx';
import { blankForm, type CustomerForm, formOf, formProblems, typedOf } from './customer-form.ts';

const back = { label: customerFormWords.customers, href: customersAt };

export function AddCustomerPage() {
  const name = new URLSearchParams(useSearch()).get('name') ?? '';
  return <Form initial={{ ...blankForm, name }} customer={null} />;
}

/** The editor of the customer named in the address. */
export function EditCustomerPage() {
  const asked = new URLSearchParams(useSearch()).get('client') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(customerView(id, asked))} back={back}>
      {(customer) => <Form key={customer.id} initial={formOf(customer)} customer={customer} />}
    </Loaded>
  );
}

/**
 * A form that asked for a new customer finds them picked in what it keeps; nobody is led to another site. Otherwise a new customer's
 * own page is next, and after an edit the list.
 */
const handBack = async (
  { back, form }: Asked,
  owner: { userId: string; businessId: string },
  customer: { id: string; name: string },
  next: string,
): Promise<string> => {
  if (!isOwnPath(back) || !form) return next;
  const kept = (await draftOf({ ...owner, form })) as KeptForm<object> | undefined;
  await keepDraft({ ...owner, form }, { over: null, ...kept, typed: { ...kept?.typed, customer } });
  return back;
};

/** The page that asked for a new customer, and the name of its form. */
interface Asked {
  back: string;
  form: string;
}

const kinds = [
  { value: 'business', label: customerFormWords.aBusiness },
  { value: 'person', label: customerFormWords.aPerson },
];

function Form({ initial, customer }: { initial: CustomerForm; customer: CustomerView | null }) {
  const { id: businessId, userId, homeCurrency } = useBusiness();
  const may = useMay();
  const search = new URLSearchParams(useSearch());
  const asked = { back: search.get('back') ?? '', form: search.get('form') ?? '' };
  const [, navigate] = useLocation();
  const card = useCardForm({ noun: 'customer', opened: customer, initial, check: formProblems });
  const { form, change, field } = card;
  const leave = customer ? viewCustomerAt(customer.id) : customersAt;

  async function save() {
    const answer = await card.save((intentKey, version) =>
      saveCustomer(
        { businessId, intentKey },
        { ...typedOf(form, homeCurrency), edited: customer && { id: customer.id, version } },
      ),
    );
    if (!answer) return;
    if (answer.warning) toast.failure(answer.warning);
    const saved = { id: answer.id, name: form.name };
    const next = customer || !may('customer.view') ? customersAt : viewCustomerAt(saved.id);
    navigate(await handBack(asked, { userId, businessId }, saved, next));
  }

  const addressOf = (name: 'billing' | 'shipping') => ({
    name: `customer-${name}`,
    address: form[name],
    onChange: (address: Address) => change({ [name]: address }),
    problemOf: (part: keyof Address) => card.problemOf(`${name}.${part}`),
  });
  const settled = customer?.opening != null && customer.opening.open !== customer.opening.amount;
  return (
    <CardFormPage
      title={customer ? customerFormWords.edit(customer.name) : customerFormWords.newCustomer}
      back={back}
      card={card}
      save={customerFormWords.save}
      onSave={save}
      onDiscard={() => navigate(isOwnPath(asked.back) ? asked.back : leave)}
    >
      <ChoiceField
        label={customerFormWords.thisCustomerIs}
        value={form.type}
        onChange={(type) => change({ type: type as CustomerCard['type'] })}
        choices={kinds}
      />
      <TextField
        {...field('name')}
        label={customerFormWords.displayName}
        hint={customerFormWords.displayNameHint}
        autoFocus={customer === null}
      />
      <Columns>
        <TextField {...field('company')} label={customerFormWords.company} optional />
        <TextField {...field('taxId')} label={customerFormWords.taxId} optional />
      </Columns>
      <Columns>
        <TextField {...field('firstName')} label={customerFormWords.firstName} optional autoComplete="off" />
        <TextField {...field('lastName')} label={customerFormWords.lastName} optional autoComplete="off" />
      </Columns>
      <Columns>
        <TextField
          {...field('email')}
          label={customerFormWords.email}
          optional
          type="email"
          autoComplete="off"
        />
        <TextField
          {...field('cc')}
          label={customerFormWords.copiesTo}
          hint={customerFormWords.copiesToHint}
          optional
          autoComplete="off"
        />
      </Columns>
      <Columns>
        <TextField
          {...field('phone')}
          label={customerFormWords.phone}
          optional
          type="tel"
          autoComplete="off"
        />
        <TextField
          {...field('whatsapp')}
          label={customerFormWords.whatsapp}
          optional
          type="tel"
          autoComplete="off"
        />
        <TextField
          {...field('website')}
          label={customerFormWords.website}
          optional
          type="url"
          autoComplete="off"
        />
      </Columns>
      <Columns>
        <SelectField
          {...field('currency')}
          label={customerFormWords.defaultCurrency}
          optional
          value={form.currency ?? ''}
          onChange={(currency) => change({ currency: currency || null })}
          options={currencyOptions()}
          placeholder={customerFormWords.defaultCurrencyPlaceholder(homeCurrency)}
        />
        <TextField
          {...field('termsDays')}
          label={customerFormWords.paymentTermsDays}
          hint={customerFormWords.paymentTermsDaysHint}
          optional
          inputMode="numeric"
        />
      </Columns>
      <Columns>
        <MoneyField
          {...field('openingBalance')}
          label={customerFormWords.openingBalance}
          hint={settled ? customerFormWords.openingPaidHint : customerFormWords.openingPaidHint2}
          optional
          currency={form.openingCurrency || homeCurrency}
        />
        <DateField
          {...field('openingOn')}
          label={customerFormWords.asOf}
          hint={customerFormWords.asOfHint}
          optional
        />
      </Columns>
      <Columns>
        <CurrencyRate
          label={customerFormWords.currencyTheyOwed}
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
      <AddressFields title={customerFormWords.billingAddress} {...addressOf('billing')} />
      <AddressFields title={customerFormWords.shippingAddress} {...addressOf('shipping')} />
      <LongTextField {...field('notes')} label={customerFormWords.notesSeenOnlyHere} optional />
    </CardFormPage>
  );
}
