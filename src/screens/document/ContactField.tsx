import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { documentForm as words } from '../../domain/words/documents.ts';
import { addCustomerAt, addVendorAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { findContacts } from '../frame/contacts.ts';
import { PickerField } from '../kit/fields/PickerField.tsx';
import type { PickOption } from '../kit/fields/use-options.ts';

interface ContactFieldProps {
  id: string;
  problem: string | undefined;
  contactRole: ContactRole;
  picked: PickOption | null;
  onPick: (contact: PickOption | null) => void;
  optional?: boolean;
  /** The name of the form, which gets a contact who is added on the way. */
  form: string;
}

const addAt = { customer: addCustomerAt, vendor: addVendorAt };

/** Who a document is for or from, found by name or email; somebody new is added on their own page and comes back picked. */
export function ContactField({ form, contactRole, ...field }: ContactFieldProps) {
  const { id } = useBusiness();
  const [, navigate] = useLocation();
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findContacts(contactRole, id, query)).map((found) => ({
        id: found.id,
        name: found.name,
        detail: found.email,
      })),
    [contactRole, id],
  );
  const back = () => window.location.pathname + window.location.search;
  const labels = words.ofRole[contactRole];
  return (
    <PickerField
      {...field}
      label={labels.label}
      search={search}
      addNew={{
        label: (query) => (query ? words.addNamed({ name: query }) : labels.add),
        onAdd: (name) => navigate(addAt[contactRole]({ back: back(), form, name })),
      }}
      placeholder={words.findContact}
    />
  );
}
