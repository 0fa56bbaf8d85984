import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { documentForm } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { contactView, findContacts } from '../frame/contacts.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import { PickFilter } from '../kit/lists/PickFilter.tsx';

interface CustomerFilterProps {
  /** The customer a report is of; empty while none is chosen. */
  customer: string;
  /** What is said while none is chosen; how one is found unless told. */
  placeholder?: string;
  onChange: (customer: string) => void;
}

/** Which customer a report is of, found by name, email or phone. */
export function CustomerFilter({
  customer,
  placeholder = documentForm.findContact,
  onChange,
}: CustomerFilterProps) {
  const { id } = useBusiness();
  const chosen = useQuery({ ...contactView('customer', id, customer), enabled: customer !== '' }).data;
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findContacts('customer', id, query)).map((found) => ({
        id: found.id,
        name: found.name,
        detail: found.email,
      })),
    [id],
  );
  return (
    <PickFilter
      label={documentForm.ofRole.customer.label}
      placeholder={placeholder}
      name={customer ? (chosen?.name ?? '') : ''}
      search={search}
      onChange={onChange}
    />
  );
}
