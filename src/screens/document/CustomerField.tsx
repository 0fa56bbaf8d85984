import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { findCustomers } from '../../api/queries/customers.ts';
import * as words from '../../domain/words/document-form.ts';
import { PickerField } from '../kit/PickerField.tsx';
import type { PickOption } from '../kit/use-options.ts';
import { addCustomerAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

interface CustomerFieldProps {
  id: string;
  problem: string | undefined;
  picked: PickOption | null;
  onPick: (customer: PickOption | null) => void;
  /** The name of the form, which gets a customer who is added on the way. */
  form: string;
}

/** The customer of a document, found by name or e-mail; somebody new is added on their own page and comes back picked. */
export function CustomerField({ form, ...field }: CustomerFieldProps) {
  const { id } = useBusiness();
  const [, navigate] = useLocation();
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findCustomers(id, query)).map((found) => ({
        id: found.id,
        name: found.name,
        detail: found.email,
      })),
    [id],
  );
  const back = () => window.location.pathname + window.location.search;
  return (
    <PickerField
      {...field}
      label={words.customer}
      search={search}
      addNew={{
        label: (query) => (query ? words.addNamed({ name: query }) : words.addCustomer),
        onAdd: (name) => navigate(addCustomerAt({ back: back(), form, name })),
      }}
      placeholder={words.findCustomer}
    />
  );
}
