import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { customerView } from '../../api/queries/customers.ts';
import type { CustomerView } from '../../domain/contact.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import type { DocumentForm } from './use-document-form.ts';

/** The customer a new document was asked for by its address, once they are fetched: nobody when none is named or they can't be had. */
export const useAskedCustomer = (): { settled: boolean; customer: CustomerView | null } => {
  const { id } = useBusiness();
  const may = useMay();
  const asked = new URLSearchParams(useSearch()).get('customer') ?? '';
  const enabled = asked !== '' && may('customer.view');
  const { data, isPending } = useQuery({ ...customerView(id, asked), enabled });
  return { settled: !enabled || !isPending, customer: data && !data.deleted ? data : null };
};

/** A blank form made out to a customer. Where they use home currency nothing is left to propose, and the form counts as untouched. */
export const madeOutTo = <Form extends DocumentForm>(
  blank: Form,
  customer: CustomerView | null,
  homeCurrency: string,
): Form => {
  if (!customer) return blank;
  const atHome = (customer.currency ?? homeCurrency) === homeCurrency;
  return {
    ...blank,
    customer: { id: customer.id, name: customer.name },
    proposed: blank.proposed && atHome ? { ...blank.proposed, customer: customer.id } : blank.proposed,
  };
};
