import type { ReactNode } from 'react';
import type { ContactViews } from '../../domain/contact/contact.ts';
import { placeLines } from '../../domain/documents/printable.ts';
import { whatsappLink } from '../../domain/typed/message.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { currencies } from '../../domain/values/currency.ts';
import { contactDetailWords as words } from '../../domain/words/contacts.ts';
import { useBusiness } from '../frame/business.ts';
import { type Detail, DetailList } from '../kit/lists/DetailList.tsx';
import { useLocale } from '../kit/locale.ts';
import { Notice } from '../kit/notices/Notice.tsx';
import { fieldDetails } from '../page/field-spec.ts';
import { contactFields } from './contact-fields.tsx';
import type { ContactForm } from './contact-form.ts';

const websiteOf = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

const terms = (days: number | null): string =>
  days === null ? '' : days === 0 ? words.dueAtOnce : words.days(days);

type ContactField = keyof (ContactForm<'customer'> & ContactForm<'vendor'>);

interface ContactDetailsProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  /** What only this role's card shows, made from its fields. */
  own: (of: (name: ContactField) => Detail) => readonly Detail[];
}

/** An address that breaks before its "@" where it doesn't fit on its line. */
const breaking = (address: string): ReactNode => {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
};

/** What a contact's card says; what is empty is left out. */
export function ContactDetails({ contactRole: role, contact, own }: ContactDetailsProps) {
  const { email, phone, whatsapp, website, billing } = contact;
  const person = [contact.firstName, contact.lastName].filter(Boolean).join(' ');
  const known = currencies.some(({ code }) => code === contact.currency) ? contact.currency : null;
  const link = (href: string, text: ReactNode, outside = false) => (
    <a href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {text}
    </a>
  );
  const around = {
    homeCurrency: useBusiness().homeCurrency,
    locale: useLocale(),
    isNew: false,
    settled: false,
  };
  const { first, more } = contactFields(role, around);
  // A role's own fields are known by the role; the compiler can't see it through the union.
  const of = fieldDetails([...first, ...more], contact, around.locale) as (name: ContactField) => Detail;
  const rows: readonly Detail[] = [
    { label: words.kind, value: contact.type === 'person' ? words.person : words.business },
    of('company'),
    { label: words.contact, value: person },
    { ...of('email'), value: email && link(`mailto:${email}`, breaking(email)), long: true },
    of('cc'),
    { ...of('phone'), value: phone && link(`tel:${phone.replace(/\s/g, '')}`, phone) },
    { ...of('whatsapp'), value: whatsapp && link(whatsappLink(whatsapp, ''), whatsapp, true) },
    { ...of('website'), value: website && link(websiteOf(website), website, true), long: true },
    of('taxId'),
    { ...of('currency'), value: known },
    { label: words.paymentTerms, value: terms(contact.termsDays) },
    { ...of('billing'), value: placeLines(billing).join('\n') },
    ...own(of),
    of('notes'),
  ];
  return (
    <>
      {contact.deleted && <Notice>{words.deleted[role]}</Notice>}
      <DetailList label={words.details} rows={rows} />
    </>
  );
}
