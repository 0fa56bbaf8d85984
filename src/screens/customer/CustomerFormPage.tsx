import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { send } from '../../api/client/client.ts';
import { draftOf, keepDraft } from '../../api/client/drafts.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import type { Problem } from '../../api/client/problem.ts';
import { customerCalls } from '../../api/contract/customer.ts';
import { type CustomerView, customersKey, customerView } from '../../api/queries/customers.ts';
import { customerWire } from '../../api/wire/customer.ts';
import { type Address, blankCustomer, type CustomerCard, customerProblems } from '../../domain/contact.ts';
import { Button } from '../kit/Button.tsx';
import { CardForm } from '../kit/CardForm.tsx';
import { ChoiceField } from '../kit/ChoiceField.tsx';
import { ErrorSummary } from '../kit/ErrorSummary.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { Columns } from '../kit/Stack.tsx';
import { LongTextField, TextField } from '../kit/TextField.tsx';
import { toast } from '../kit/toast.ts';
import { customersAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useKeptForm, useLeaveWarning } from '../shell/use-kept-form.ts';

const back = { label: 'Customers', href: customersAt };

export function AddCustomerPage() {
  const name = new URLSearchParams(useSearch()).get('name') ?? '';
  return <CustomerForm initial={{ ...blankCustomer, name }} customer={null} />;
}

/** The editor of the customer named in the address. */
export function EditCustomerPage() {
  const asked = new URLSearchParams(useSearch()).get('client') ?? '';
  const { id } = useBusiness();
  const { data, error, refetch } = useQuery(customerView(id, asked));
  if (error) return <LoadFailure error={error} back={back} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={6} />;
  const card = customerWire.fromWire(data) as CustomerCard;
  return <CustomerForm key={data.id} initial={card} customer={data} />;
}

/** The page that asked for a new customer finds them picked in its kept form; only addresses of our own are led back to. */
const handBack = async (
  asked: string | null,
  owner: { userId: string; businessId: string },
  customer: { id: string; name: string },
): Promise<string> => {
  const form = asked?.startsWith('/add-receipt')
    ? 'receipt.add'
    : asked?.startsWith('/add-invoice')
      ? 'invoice.add'
      : null;
  if (!asked || !form) return customersAt;
  const kept = (await draftOf({ ...owner, form })) as object | undefined;
  await keepDraft({ ...owner, form }, { ...kept, customer });
  return asked;
};

function CustomerForm({ initial, customer }: { initial: CustomerCard; customer: CustomerView | null }) {
  const { id: businessid, userId } = useBusiness();
  const asked = new URLSearchParams(useSearch()).get('back');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const name = customer ? `customer.edit ${customer.id}` : 'customer.add';
  const { form, change, forget, dirty, ready } = useKeptForm(name, initial);
  const [problems, setProblems] = useState<{ field: string; message: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);
  useLeaveWarning(dirty);

  const problemOf = (field: string) => problems.find((fault) => fault.field === field)?.message;
  const text = (field: keyof CustomerCard & string, label: string, more: object = {}) => (
    <TextField
      id={`customer-${field}`}
      label={label}
      optional
      value={String(form[field] ?? '')}
      onChange={(value) => change({ [field]: value })}
      problem={problemOf(field)}
      {...more}
    />
  );
  const changeBilling = (patch: Partial<Address>) => change({ billing: { ...form.billing, ...patch } });

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = customerProblems(form);
    setProblems(found);
    if (found.length > 0) return setAttempt((count) => count + 1);
    setPending(true);
    try {
      const body = { businessid, ...customerWire.toWire(form) };
      const key = intentKey(name);
      const answer = customer
        ? await send(customerCalls.updateCustomer, {
            body: { ...body, id: customer.id, version: customer.version },
            intentKey: key,
          })
        : await send(customerCalls.addCustomer, { body, intentKey: key });
      intentOver(name);
      await forget();
      await client.invalidateQueries({ queryKey: customersKey(businessid) });
      toast.success(answer.message);
      if (answer.data.warning) toast.failure(answer.data.warning);
      navigate(
        await handBack(asked, { userId, businessId: businessid }, { id: answer.data.id, name: form.name }),
      );
    } catch (rejection) {
      const problem = rejection as Problem;
      if (problem.kind === 'duplicate-request') intentOver(name);
      setProblems(
        problem.fields.length > 0 ? [...problem.fields] : [{ field: '', message: problem.message }],
      );
      setAttempt((count) => count + 1);
    } finally {
      setPending(false);
    }
  }

  if (!ready) return <SkeletonRows rows={6} />;
  return (
    <>
      <PageHead title={customer ? `Edit ${customer.name}` : 'New customer'} back={back} />
      <CardForm onSubmit={save} noValidate>
        <ErrorSummary
          attempt={attempt}
          problems={problems.map(({ field, message }) => ({
            fieldId: field ? `customer-${field}` : undefined,
            text: message,
          }))}
        />
        <ChoiceField
          label="This customer is"
          value={form.type}
          onChange={(type) => change({ type: type as CustomerCard['type'] })}
          choices={[
            { value: 'business', label: 'A business' },
            { value: 'person', label: 'A person' },
          ]}
        />
        {text('name', 'Display name', {
          optional: false,
          hint: 'As it stands on documents',
          autoFocus: customer === null,
        })}
        <Columns>
          {text('email', 'E-mail', { type: 'email', autoComplete: 'off' })}
          {text('phone', 'Phone', { type: 'tel', autoComplete: 'off' })}
          {text('company', 'Company')}
          {text('taxId', 'Tax id')}
          {text('firstName', 'First name', { autoComplete: 'off' })}
          {text('lastName', 'Last name', { autoComplete: 'off' })}
        </Columns>
        <Columns>
          <TextField
            label="Street"
            optional
            value={form.billing.street}
            onChange={(street) => changeBilling({ street })}
          />
          <TextField
            label="City"
            optional
            value={form.billing.city}
            onChange={(city) => changeBilling({ city })}
          />
          <TextField
            label="Postal code"
            optional
            value={form.billing.zip}
            onChange={(zip) => changeBilling({ zip })}
          />
          <TextField
            label="Country"
            optional
            value={form.billing.country}
            onChange={(country) => changeBilling({ country })}
          />
        </Columns>
        <LongTextField
          id="customer-notes"
          label="Notes, seen only here"
          optional
          value={form.notes}
          onChange={(notes) => change({ notes })}
          problem={problemOf('notes')}
        />
        <footer>
          <Button
            look="ghost"
            disabled={pending}
            onClick={async () => {
              await forget();
              navigate(asked?.startsWith('/') && !asked.startsWith('//') ? asked : customersAt);
            }}
          >
            Discard
          </Button>
          <Button look="primary" type="submit" pending={pending}>
            Save customer
          </Button>
        </footer>
      </CardForm>
    </>
  );
}
