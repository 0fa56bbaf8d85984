import { lazy, Suspense } from 'react';
import { invoiceCommands } from '../../api/commands/invoices.ts';
import { invoiceView } from '../../api/queries/invoices.ts';
import { DocumentPage } from '../document/DocumentPage.tsx';
import { postedViewing } from '../posted/posted-viewing.tsx';
import { HeldPayments } from './HeldPayments.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';

const OnlineMoney = lazy(async () => ({ default: (await import('./OnlineMoney.tsx')).OnlineMoney }));
const LawNotice = lazy(async () => ({ default: (await import('./LawNotice.tsx')).LawNotice }));

const viewing = postedViewing({
  kind: 'invoice',
  view: invoiceView,
  commands: invoiceCommands,
  Dialog: InvoiceActs,
  notices: (invoice, may) => (
    <>
      {invoice.session && may('settings.account') && <HeldPayments invoiceId={invoice.id} />}
      {invoice.session && (
        <Suspense fallback={null}>
          <OnlineMoney invoiceId={invoice.id} mayRefund={may('settings.account')} />
        </Suspense>
      )}
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
