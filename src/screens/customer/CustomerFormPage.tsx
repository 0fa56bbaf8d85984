import { useSearch } from 'wouter';
import { customerCalls } from '../../api/calls/customer.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';
import { ContactFormPage } from '../contact/ContactFormPage.tsx';
import { blankForm, formBeside, formOf } from '../contact/contact-form.ts';
import { contactPages } from '../contact/contact-pages.ts';
import { customersAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Loaded } from '../page/Loaded.tsx';

const back = { label: words.ofRole.customer.list, href: customersAt };

/** The form of a new customer; of one who is a vendor where the address names them. */
export function AddCustomerPage() {
  const search = new URLSearchParams(useSearch());
  const joins = search.get('vendor');
  const { id } = useBusiness();
  const vendor = useCall(
    vendorCalls.getVendor,
    { businessId: id, id: joins ?? '' },
    { enabled: joins !== null },
  );
  if (joins === null)
    return <Form initial={{ ...blankForm('customer'), name: search.get('name') ?? '' }} contact={null} />;
  return (
    <Loaded query={vendor} back={back}>
      {(known) => <Form initial={formBeside('customer', known)} contact={null} joins={known.id} />}
    </Loaded>
  );
}

/** The editor of the customer named in the address. */
export function EditCustomerPage() {
  const requestedId = new URLSearchParams(useSearch()).get('client') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useCall(customerCalls.getCustomer, { businessId: id, id: requestedId })} back={back}>
      {(customer) => <Form key={customer.id} initial={formOf('customer', customer)} contact={customer} />}
    </Loaded>
  );
}

const Form = (
  props: Pick<Parameters<typeof ContactFormPage<'customer'>>[0], 'initial' | 'contact' | 'joins'>,
) => <ContactFormPage {...props} pages={contactPages.customer} />;
