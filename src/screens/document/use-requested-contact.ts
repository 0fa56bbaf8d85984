import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { ContactViews } from '../../domain/contact/contact.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { useBusiness, useMay } from '../frame/business.ts';
import { contactView } from '../frame/contacts.ts';
import type { DocumentForm } from './use-document-form.ts';

/** The contact a new document was asked for by its address, once they are fetched: nobody when none is named or they can't be had. */
export const useRequestedContact = (
  role: ContactRole,
): { settled: boolean; contact: ContactViews[ContactRole] | null } => {
  const { id } = useBusiness();
  const may = useMay();
  const requestedId = new URLSearchParams(useSearch()).get(role) ?? '';
  const enabled = requestedId !== '' && may(`${role}.view`);
  const { data, isPending } = useQuery<ContactViews[ContactRole]>({
    ...contactView(role, id, requestedId),
    enabled,
  });
  return { settled: !enabled || !isPending, contact: data && !data.deleted ? data : null };
};

/** A blank form made out to a contact. Where they use home currency nothing is left to propose, and the form counts as untouched. */
export const madeOutTo = <Form extends DocumentForm>(
  blank: Form,
  contact: ContactViews[ContactRole] | null,
  homeCurrency: string,
): Form => {
  if (!contact) return blank;
  const atHome = (contact.currency ?? homeCurrency) === homeCurrency;
  return {
    ...blank,
    customer: { id: contact.id, name: contact.name },
    proposed: blank.proposed && atHome ? { ...blank.proposed, customer: contact.id } : blank.proposed,
  };
};
