import { useSearch } from 'wouter';
import { PayOnline } from './PayOnline.tsx';
import { PublicDocumentPage } from './PublicDocumentPage.tsx';

const parameters = (search: string) => {
  const sent = new URLSearchParams(search);
  return (name: string): string => sent.get(name) ?? '';
};

/** The invoice or receipt of a public link. */
export function PublicInvoicePage() {
  const named = parameters(useSearch());
  const link = {
    kind: 'invoice',
    businessid: named('businessid'),
    token: named('token'),
    invoiceid: named('invoiceid'),
    type: named('type') || undefined,
  } as const;
  return (
    <PublicDocumentPage
      key={link.token}
      link={link}
      acts={(document) => <PayOnline document={document} link={link} />}
    />
  );
}

/** The quote of a public link; the link’s token stands in the place of the user. */
export function PublicQuotePage() {
  const named = parameters(useSearch());
  const link = {
    kind: 'quote',
    businessid: named('BusinessId'),
    userid: named('UserId'),
    quoteId: named('quoteId'),
  } as const;
  return <PublicDocumentPage key={link.userid} link={link} />;
}
