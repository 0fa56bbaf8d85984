import { useSearch } from 'wouter';
import { customerCalls } from '../../api/calls/customer.ts';
import { vendorCalls } from '../../api/calls/vendor.ts';
import { useCall } from '../../api/client/query.ts';
import { contactForm as words } from '../../domain/words/contacts.ts';
import { ContactFormPage } from '../contact/ContactFormPage.tsx';
import { blankForm, formBeside, formOf } from '../contact/contact-form.ts';
import { contactPages } from '../contact/contact-pages.ts';
import { vendorsAt } from '../frame/addresses.ts';
import { useBusiness } from '../frame/business.ts';
import { Loaded } from '../page/Loaded.tsx';

const back = { label: words.ofRole.vendor.list, href: vendorsAt };

/** The form of a new vendor; of one who is a customer where the address names them. */
export function AddVendorPage() {
  const search = new URLSearchParams(useSearch());
  const joins = search.get('customer');
  const { id } = useBusiness();
  const customer = useCall(
    customerCalls.getCustomer,
    { businessId: id, id: joins ?? '' },
    { enabled: joins !== null },
  );
  if (joins === null)
    return <Form initial={{ ...blankForm('vendor'), name: search.get('name') ?? '' }} contact={null} />;
  return (
    <Loaded query={customer} back={back}>
      {(known) => <Form initial={formBeside('vendor', known)} contact={null} joins={known.id} />}
    </Loaded>
  );
}

/** The editor of the vendor named in the address. */
export function EditVendorPage() {
  const requestedId = new URLSearchParams(useSearch()).get('vendor') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useCall(vendorCalls.getVendor, { businessId: id, id: requestedId })} back={back}>
      {(vendor) => <Form key={vendor.id} initial={formOf('vendor', vendor)} contact={vendor} />}
    </Loaded>
  );
}

const Form = (
  props: Pick<Parameters<typeof ContactFormPage<'vendor'>>[0], 'initial' | 'contact' | 'joins'>,
) => <ContactFormPage {...props} pages={contactPages.vendor} />;
