import type { SlotRecipeDefinition } from '@chakra-ui/react';
import { DataList } from '@chakra-ui/react/data-list';
import type { CustomerView } from '../../domain/contact.ts';
import { currencies } from '../../domain/currency.ts';
import { placeLines } from '../../domain/documents/printable.ts';
import { whatsappLink } from '../../domain/message.ts';
import { customerDetailWords } from '../../domain/words/customer-view.ts';
import { Notice } from '../kit/Notice.tsx';

const detailsRecipe: SlotRecipeDefinition = {
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
      gap: '16px 24px',
      fontSize: '14px',
    },
    item: { '&.wide': { gridColumn: '1 / -1' } },
    itemLabel: { fontSize: '13px', color: 'quiet' },
    itemValue: {
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
      '& a': { color: 'accent', textUnderlineOffset: '2px' },
    },
  },
};

const websiteOf = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);

const terms = (days: number | null): string =>
  days === null ? '' : days === 0 ? customerDetailWords.dueAtOnce : `${days} days`;

/** What a customer's card says; what is empty is left out. */
export function CustomerDetails({ customer }: { customer: CustomerView }) {
  const { email, phone, whatsapp, website, billing, shipping } = customer;
  const person = [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  const known = currencies.some(({ code }) => code === customer.currency) ? customer.currency : null;
  const link = (href: string, text: string, outside = false) => (
    <a href={href} {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {text}
    </a>
  );
  const rows: [label: string, value: React.ReactNode][] = [
    ['Kind', customer.type === 'person' ? 'Person' : 'Business'],
    ['Company', customer.company],
    ['Contact', person],
    ['E-mail', email && link(`mailto:${email}`, email)],
    [customerDetailWords.copiesTo, customer.cc],
    ['Phone', phone && link(`tel:${phone.replace(/\s/g, '')}`, phone)],
    ['WhatsApp', whatsapp && link(whatsappLink(whatsapp, ''), whatsapp, true)],
    ['Website', website && link(websiteOf(website), website, true)],
    [customerDetailWords.taxId, customer.taxId],
    [customerDetailWords.defaultCurrency, known],
    [customerDetailWords.paymentTerms, terms(customer.termsDays)],
    [customerDetailWords.billingAddress, placeLines(billing).join('\n')],
    [customerDetailWords.shippingAddress, placeLines(shipping).join('\n')],
  ];
  return (
    <>
      {customer.deleted && <Notice>{customerDetailWords.deletedNote}</Notice>}
      <DataList.Root recipe={detailsRecipe} aria-label={customerDetailWords.details}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        {customer.notes && (
          <DataList.Item className="wide">
            <DataList.ItemLabel>{customerDetailWords.notesSeenOnlyHere}</DataList.ItemLabel>
            <DataList.ItemValue>{customer.notes}</DataList.ItemValue>
          </DataList.Item>
        )}
      </DataList.Root>
    </>
  );
}
