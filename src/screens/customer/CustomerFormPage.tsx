import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { customerView } from '../../api/queries/customers.ts';
import * as words from '../../domain/words/contact-form.ts';
import { AddressFields } from '../contact/AddressFields.tsx';
import { addressOf } from '../contact/ContactFields.tsx';
import { ContactFormPage } from '../contact/ContactFormPage.tsx';
import { blankForm, formOf } from '../contact/contact-form.ts';
import { contactPages } from '../contact/contact-pages.ts';
import { Loaded } from '../page/Loaded.tsx';
import { customersAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

const back = { label: words.ofRole.customer.list, href: customersAt };

export function AddCustomerPage() {
  const name = new URLSearchParams(useSearch()).get('name') ?? '';
  return <Form initial={{ ...blankForm('customer'), name }} contact={null} />;
}

/** The editor of the customer named in the address. */
export function EditCustomerPage() {
  const asked = new URLSearchParams(useSearch()).get('client') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(customerView(id, asked))} back={back}>
      {(customer) => <Form key={customer.id} initial={formOf('customer', customer)} contact={customer} />}
    </Loaded>
  );
}

const Form = (props: Pick<Parameters<typeof ContactFormPage<'customer'>>[0], 'initial' | 'contact'>) => (
  <ContactFormPage
    {...props}
    pages={contactPages.customer}
    own={(card) => <AddressFields title={words.shippingAddress} {...addressOf(card, 'shipping')} />}
  />
);
