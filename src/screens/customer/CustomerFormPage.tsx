import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { send } from '../../api/client/client.ts';
import { draftOf, keepDraft } from '../../api/client/drafts.ts';
import { customerCalls } from '../../api/contract/customer.ts';
import { type CustomerView, customerView } from '../../api/queries/customers.ts';
import { customerWire } from '../../api/wire/customer.ts';
import { type Address, blankCustomer, type CustomerCard, customerProblems } from '../../domain/contact.ts';
import { isOwnPath } from '../../domain/own-path.ts';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { Columns } from '../kit/Stack.tsx';
import { LongTextField, TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { CardFormPage } from '../page/CardFormPage.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { useCardForm } from '../page/use-card-form.ts';
import type { KeptForm } from '../page/use-kept-form.ts';
import { customersAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

const back = { label: 'Customers', href: customersAt };

export function AddCustomerPage() {
  const name = new URLSearchParams(useSearch()).get('name') ?? '';
  return <CustomerForm initial={{ ...blankCustomer, name }} customer={null} />;
}

/** The editor of the customer named in the address. */
export function EditCustomerPage() {
  const asked = new URLSearchParams(useSearch()).get('client') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(customerView(id, asked))} back={back}>
      {(customer) => (
        <CustomerForm
          key={customer.id}
          initial={customerWire.fromWire(customer) as CustomerCard}
          customer={customer}
        />
      )}
    </Loaded>
  );
}

/** A form that asked for a new customer finds them picked in what it keeps; nobody is led to another site. */
const handBack = async (
  { back, form }: Asked,
  owner: { userId: string; businessId: string },
  customer: { id: string; name: string },
): Promise<string> => {
  if (!isOwnPath(back) || !form) return customersAt;
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

function CustomerForm({ initial, customer }: { initial: CustomerCard; customer: CustomerView | null }) {
  const { id: businessid, userId } = useBusiness();
  const search = new URLSearchParams(useSearch());
  const asked = { back: search.get('back') ?? '', form: search.get('form') ?? '' };
  const [, navigate] = useLocation();
  const card = useCardForm({
    noun: 'customer',
    opened: customer,
    initial,
    check: customerProblems,
  });
  const { form, change, field } = card;

  async function save() {
    const answer = await card.save((intentKey, version) => {
      const body = { businessid, ...customerWire.toWire(form) };
      return customer
        ? send(customerCalls.updateCustomer, {
            body: { ...body, id: customer.id, version },
            intentKey,
          })
        : send(customerCalls.addCustomer, { body, intentKey });
    });
    if (!answer) return;
    if (answer.data.warning) toast.failure(answer.data.warning);
    const saved = { id: answer.data.id, name: form.name };
    navigate(await handBack(asked, { userId, businessId: businessid }, saved));
  }

  const billing = (part: keyof Address) => ({
    optional: true,
    value: form.billing[part],
    onChange: (value: string) => change({ billing: { ...form.billing, [part]: value } }),
  });
  return (
    <CardFormPage
      title={customer ? `Edit ${customer.name}` : 'New customer'}
      back={back}
      card={card}
      save="Save customer"
      onSave={save}
      onDiscard={() => navigate(isOwnPath(asked.back) ? asked.back : customersAt)}
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
        <TextField {...field('email')} label="E-mail" optional type="email" autoComplete="off" />
        <TextField {...field('phone')} label="Phone" optional type="tel" autoComplete="off" />
        <TextField {...field('company')} label="Company" optional />
        <TextField {...field('taxId')} label="Tax id" optional />
        <TextField {...field('firstName')} label="First name" optional autoComplete="off" />
        <TextField {...field('lastName')} label="Last name" optional autoComplete="off" />
      </Columns>
      <Columns>
        <TextField {...billing('street')} label="Street" />
        <TextField {...billing('city')} label="City" />
        <TextField {...billing('zip')} label="Postal code" />
        <TextField {...billing('country')} label="Country" />
      </Columns>
      <LongTextField {...field('notes')} label="Notes, seen only here" optional />
    </CardFormPage>
  );
}
