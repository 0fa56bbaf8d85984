import { lazy, Suspense } from 'react';
import { invoiceCommands, invoiceView } from '../../api/documents/invoices.ts';
import { DocumentPage } from '../document/DocumentPage.tsx';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import { postedViewing } from '../posted/posted-viewing.tsx';

const InvoiceActs = lazyDialog(async () => (await import('./InvoiceActs.tsx')).InvoiceActs);
const HeldPayments = lazy(async () => ({ default: (await import('./HeldPayments.tsx')).HeldPayments }));
const OnlineMoney = lazy(async () => ({ default: (await import('./OnlineMoney.tsx')).OnlineMoney }));

// It is there before the invoice is answered and is drawn with it: coming later, it would push the sheet down.
const LawNotice = lazyDialog(async () => (await import('./LawNotice.tsx')).LawNotice);
LawNotice.intend();

const viewing = postedViewing({
  kind: 'invoice',
  view: invoiceView,
  commands: invoiceCommands,
  Dialog: InvoiceActs,
  notices: (invoice, may) => (
    <>
      {invoice.session && (
        <Suspense fallback={null}>
          {may('settings.account') && <HeldPayments invoiceId={invoice.id} />}
          <OnlineMoney invoiceId={invoice.id} owed={invoice.homeOpen} mayRefund={may('settings.account')} />
        </Suspense>
      )}
      {may('settings.business') && <LawNotice invoice={invoice} />}
    </>
  ),
});

/** The page of an invoice or receipt. */
export const InvoiceViewPage = () => <DocumentPage of={viewing} />;
