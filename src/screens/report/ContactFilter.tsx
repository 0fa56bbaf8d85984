import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { documentForm } from '../../domain/words/documents.ts';
import { useBusiness } from '../frame/business.ts';
import { contactView, findContacts } from '../frame/contacts.ts';
import type { PickOption } from '../kit/fields/use-options.ts';
import { PickFilter } from '../kit/lists/PickFilter.tsx';

interface ContactFilterProps {
  contactRole: ContactRole;
  /** The contact a report is of; empty while none is chosen. */
  contact: string;
  /** What is said while none is chosen; how one is found unless told. */
  placeholder?: string;
  /** The report is of one alone. */
  isFirst?: boolean;
  onChange: (contact: string) => void;
}

/** Which customer or vendor a report is of, found by name, email or phone. */
export function ContactFilter({
  contactRole,
  contact,
  placeholder = documentForm.findContact,
  isFirst,
  onChange,
}: ContactFilterProps) {
  const { id } = useBusiness();
  const chosen = useQuery({ ...contactView(contactRole, id, contact), enabled: contact !== '' }).data;
  const search = useCallback(
    async (query: string): Promise<PickOption[]> =>
      (await findContacts(contactRole, id, query)).map((found) => ({
        id: found.id,
        name: found.name,
        detail: found.email,
      })),
    [contactRole, id],
  );
  return (
    <PickFilter
      label={documentForm.ofRole[contactRole].label}
      placeholder={placeholder}
      name={contact ? (chosen?.name ?? '') : ''}
      search={search}
      isFirst={isFirst}
      onChange={onChange}
    />
  );
}
