import type { ReactNode } from 'react';
import type { ContactViews } from '../../domain/contact/contact.ts';
import { placeLines } from '../../domain/documents/printable.ts';
import { whatsappLink } from '../../domain/typed/message.ts';
import type { ContactRole } from '../../domain/values/contact-role.ts';
import { currencies } from '../../domain/values/currency.ts';
import { contactDetailWords as words } from '../../domain/words/contacts.ts';
import { type Detail, DetailList } from '../kit/lists/DetailList.tsx';
import { Notice } from '../kit/notices/Notice.tsx';

const websiteOf = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

const terms = (days: number | null): string =>
  days === null ? '' : days === 0 ? words.dueAtOnce : `${days} days`;

interface ContactDetailsProps {
  contactRole: ContactRole;
  contact: ContactViews[ContactRole];
  /** What only this role's card says. */
  own: readonly Detail[];
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
  const rows: readonly Detail[] = [
    { label: words.kind, value: contact.type === 'person' ? words.person : words.business },
    { label: words.company, value: contact.company },
    { label: words.contact, value: person },
    { label: words.email, value: email && link(`mailto:${email}`, breaking(email)) },
    { label: words.copiesTo, value: contact.cc },
    { label: words.phone, value: phone && link(`tel:${phone.replace(/\s/g, '')}`, phone) },
    { label: words.whatsapp, value: whatsapp && link(whatsappLink(whatsapp, ''), whatsapp, true) },
    { label: words.website, value: website && link(websiteOf(website), website, true) },
    { label: words.taxId, value: contact.taxId },
    { label: words.defaultCurrency, value: known },
    { label: words.paymentTerms, value: terms(contact.termsDays) },
    { label: words.billingAddress, value: placeLines(billing).join('\n') },
    ...own,
    { label: words.notesSeenOnlyHere, value: contact.notes, wide: true },
  ];
  return (
    <>
      {contact.deleted && <Notice>{words.deleted[role]}</Notice>}
      <DetailList label={words.details} rows={rows} />
    </>
  );
}
