import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { type InvoiceView, invoiceView } from '../../api/queries/invoices.ts';
import { outwardView } from '../../api/queries/outward.ts';
import { isPayable } from '../../domain/documents/owed.ts';
import { DocumentViewPage } from '../document/DocumentViewPage.tsx';
import { type OutwardDialog, OutwardDialogs } from '../document/OutwardDialogs.tsx';
import type { OutwardAct } from '../document/outward-acts.ts';
import { outwardCommands } from '../document/outward-commands.ts';
import { useActs } from '../document/use-acts.ts';
import { Loaded } from '../page/Loaded.tsx';
import { addDocumentAt, documentListAt, editDocumentAt, viewDocumentAt } from '../shell/addresses.ts';
import { useBusiness, useMay } from '../shell/business.ts';
import { HeldPayments } from './HeldPayments.tsx';
import { hasDialog, InvoiceActs } from './InvoiceActs.tsx';
import { InvoiceCounterfoil } from './InvoiceCounterfoil.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { ActName } from './invoice-acts.ts';
import { invoiceCommands } from './invoice-commands.ts';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { kindWord } from './sales-list.ts';

const back = { label: 'Sales', href: documentListAt('invoice') };

/** The invoice or receipt named in the address by `item` (an id or a number) or `invoice` (an id). */
export function InvoiceViewPage() {
  const search = new URLSearchParams(useSearch());
  const asked = search.get('item') ?? search.get('invoice') ?? '';
  const { id } = useBusiness();
  return (
    <Loaded query={useQuery(invoiceView(id, asked))} back={back}>
      {(invoice) => <Shown key={invoice.id} invoice={invoice} />}
    </Loaded>
  );
}

function Shown({ invoice }: { invoice: InvoiceView }) {
  const { id } = useBusiness();
  const [, navigate] = useLocation();
  const { open, settling, show, close, done, carryOut } = useActs<ActName | OutwardDialog | 'payments'>();
  const kind = invoice.invoicetype;
  const may = useMay();
  const leaving = { businessid: id, kind: 'invoice', id: invoice.id } as const;
  const { data: outward } = useQuery(outwardView(id, 'invoice', invoice.id));
  const search = new URLSearchParams(useSearch());
  const slip = search.get('print') === 'true' && search.get('slip') === 'true';
  const name = `${kindWord(kind)} ${invoice.invoicenumber ?? 'draft'}`;

  function press(name: ActName | OutwardAct) {
    if (name === 'send' || name === 'deliver') return show(name);
    if (name === 'pdf') return void outwardCommands(leaving).download();
    if (name === 'slip') return navigate(`${viewDocumentAt(kind, invoice.id)}&slip=true&print=true`);
    if (hasDialog(name)) return show(name);
    if (name === 'edit') return navigate(editDocumentAt(kind, invoice.id));
    const commands = invoiceCommands(id, invoice);
    if (name === 'credit') void carryOut(commands.applyCredit);
    if (name === 'restore') void carryOut(commands.restore);
    if (name === 'delete')
      void carryOut(async () => {
        await commands.archive();
        // The documents list what was deleted under Cancelled.
        navigate(documentListAt('invoice', { status: 'cancelled' }));
      });
    if (name === 'duplicate')
      void carryOut(async () => navigate(viewDocumentAt(kind, await commands.duplicate())));
  }

  return (
    <DocumentViewPage
      title={name}
      printTitle={`${slip ? 'Packing slip' : kindWord(kind)} #${invoice.invoicenumber ?? 'draft'}`}
      back={back}
      addHref={may(`${kind}.add`) ? addDocumentAt(kind) : undefined}
      deletedCustomer={invoice.clientdeleted ? invoice.client.name : undefined}
      notices={invoice.PaymentSession && may('settings.account') && <HeldPayments invoiceId={invoice.id} />}
      sheet={<InvoiceSheet invoice={invoice} as={slip ? 'packing-slip' : 'document'} />}
      counterfoil={
        <InvoiceCounterfoil
          invoice={invoice}
          outward={outward}
          onAct={press}
          onSent={() => show('sent')}
          onPayments={() => show('payments')}
          settling={settling}
        />
      }
    >
      {open === 'payments' && <PaymentsDialog invoice={invoice} onChanged={done} onClose={close} />}
      {open === 'send' || open === 'deliver' || open === 'sent' ? (
        <OutwardDialogs
          open={open}
          document={leaving}
          name={`${kind} ${invoice.invoicenumber ?? 'draft'}`}
          from={invoice.business.name}
          payable={isPayable({ kind: 'invoice', status: invoice.standing.status, owed: invoice.amountdue })}
          outward={outward}
          maySend={may('invoice.reshare')}
          onDone={done}
          onClose={close}
        />
      ) : (
        open !== null &&
        open !== 'payments' && <InvoiceActs invoice={invoice} act={open} onDone={done} onClose={close} />
      )}
    </DocumentViewPage>
  );
}
