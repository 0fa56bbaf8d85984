import { lazy, Suspense } from 'react';
import { invoiceCommands } from '../../api/commands/invoices.ts';
import { invoiceView } from '../../api/queries/invoices.ts';
import { DocumentPage } from '../document/DocumentPage.tsx';
import { postedViewing } from '../posted/posted-viewing.tsx';
import { HeldPayments } from './HeldPayments.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';

const LawNotice = lazy(async () => ({ default: (await import('./LawNotice.tsx')).LawNotice }));

const viewing = postedViewing({
  kind: 'invoice',
  view: invoiceView,
  commands: invoiceCommands,
  Dialog: InvoiceActs,
  notices: (invoice, may) => (
    <>
      {invoice.session && may('settings.account') && <HeldPayments invoiceId={invoice.id} />}
      {may('settings.business') && (
        <Suspense fallback={null}>
          <LawNotice invoice={invoice} />
        </Suspense>
      )}
    </>
  ),
});

/** The page of an invoice or receipt. */
export const InvoiceViewPage = () => <DocumentPage of={viewing} />;
