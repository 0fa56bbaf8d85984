import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { draftOf, keepDraft } from '../../api/client/drafts.ts';
import { saveCustomer } from '../../api/commands/customers.ts';
import { customerView } from '../../api/queries/customers.ts';
import type { Address, CustomerCard, CustomerView } from '../../domain/contact.ts';
import { isOwnPath } from '../../domain/own-path.ts';
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

const back = { label: 'Customers', href: customersAt };

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
  { value: 'business', label: 'A business' },
  { value: 'person', label: 'A person' },
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
      title={customer ? `Edit ${customer.name}` : 'New customer'}
      back={back}
      card={card}
      save="Save customer"
      onSave={save}
      onDiscard={() => navigate(isOwnPath(asked.back) ? asked.back : leave)}
    >
      <ChoiceField
        label="This customer is"
        value={form.type}
        onChange={(type) => change({ type: type as CustomerCard['type'] })}
        choices={kinds}
      />
      <TextField
        {...field('name')}
        label="Display name"
        hint="As it stands on documents"
        autoFocus={customer === null}
      />
      <Columns>
        <TextField {...field('company')} label="Company" optional />
        <TextField {...field('taxId')} label="Tax id" optional />
      </Columns>
      <Columns>
        <TextField {...field('firstName')} label="First name" optional autoComplete="off" />
        <TextField {...field('lastName')} label="Last name" optional autoComplete="off" />
      </Columns>
      <Columns>
        <TextField {...field('email')} label="E-mail" optional type="email" autoComplete="off" />
        <TextField
          {...field('cc')}
          label="Copies to"
          hint="Several addresses with commas between."
          optional
          autoComplete="off"
        />
      </Columns>
      <Columns>
        <TextField {...field('phone')} label="Phone" optional type="tel" autoComplete="off" />
        <TextField {...field('whatsapp')} label="WhatsApp" optional type="tel" autoComplete="off" />
        <TextField {...field('website')} label="Website" optional type="url" autoComplete="off" />
      </Columns>
      <Columns>
        <SelectField
          {...field('currency')}
          label="Default currency"
          optional
          value={form.currency ?? ''}
          onChange={(currency) => change({ currency: currency || null })}
          options={currencyOptions()}
          placeholder={`The business’s own, ${homeCurrency}`}
        />
        <TextField
          {...field('termsDays')}
          label="Payment terms in days"
          hint="Proposes the due date of new invoices."
          optional
          inputMode="numeric"
        />
      </Columns>
      <Columns>
        <MoneyField
          {...field('openingBalance')}
          label="Opening balance"
          hint={
            settled ? 'Part of it is paid, so it stays as it is.' : 'What they owed before you began here.'
          }
          optional
          currency={form.openingCurrency || homeCurrency}
        />
        <DateField {...field('openingOn')} label="As of" hint="Today where it is left empty." optional />
      </Columns>
      <Columns>
        <CurrencyRate
          label="Currency they owed it in"
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
      <AddressFields title="Billing address" {...addressOf('billing')} />
      <AddressFields title="Shipping address" {...addressOf('shipping')} />
      <LongTextField {...field('notes')} label="Notes, seen only here" optional />
    </CardFormPage>
  );
}
