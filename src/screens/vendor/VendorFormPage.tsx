import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { vendorView } from '../../api/queries/vendors.ts';
import * as words from '../../domain/words/contact-form.ts';
import { ContactFormPage } from '../contact/ContactFormPage.tsx';
import { blankForm, formOf } from '../contact/contact-form.ts';
import { contactPages } from '../contact/contact-pages.ts';
import { LongTextField } from '../kit/LongTextField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { Loaded } from '../page/Loaded.tsx';
import { vendorsAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';

const back = { label: words.ofRole.vendor.list, href: vendorsAt };

export function AddVendorPage() {
  const name = new URLSearchParams(useSearch()).get('name') ?? '';
  return <Form initial={{ ...blankForm('vendor'), name }} contact={null} />;
}

/** The editor of the vendor named in the address. */
export function EditVendorPage() {
  const asked = new URLSearchParams(useSearch()).get('vendor') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(vendorView(id, asked))} back={back}>
      {(vendor) => <Form key={vendor.id} initial={formOf('vendor', vendor)} contact={vendor} />}
    </Loaded>
  );
}

const Form = (props: Pick<Parameters<typeof ContactFormPage<'vendor'>>[0], 'initial' | 'contact'>) => (
  <ContactFormPage
    {...props}
    pages={contactPages.vendor}
    own={({ field }) => (
      <>
        <LongTextField
          {...field('bankDetails')}
          label={words.bankDetails}
          hint={words.bankDetailsHint}
          optional
        />
        <TextField {...field('ourNumber')} label={words.ourNumber} hint={words.ourNumberHint} optional />
        <LongTextField {...field('internalNote')} label={words.internalNote} optional />
      </>
    )}
  />
);
