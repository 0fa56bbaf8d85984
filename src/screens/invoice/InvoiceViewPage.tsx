import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { type InvoiceView, invoiceView } from '../../api/queries/invoices.ts';
import { DocumentViewPage } from '../document/DocumentViewPage.tsx';
import { useActs } from '../document/use-acts.ts';
import { Loaded } from '../page/Loaded.tsx';
import { editInvoiceAt, salesAt, viewInvoiceAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { hasDialog, InvoiceActs } from './InvoiceActs.tsx';
import { InvoiceCounterfoil } from './InvoiceCounterfoil.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { ActName } from './invoice-acts.ts';
import { invoiceCommands } from './invoice-commands.ts';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { kindWord } from './sales-list.ts';

const back = { label: 'Sales', href: salesAt };

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
  const { open, settling, show, close, done, carryOut } = useActs<ActName | 'payments'>();
  const kind = invoice.invoicetype;
  const editHref = editInvoiceAt(kind, invoice.id);

  function press(name: ActName) {
    if (hasDialog(name)) return show(name);
    if (name === 'edit') return navigate(editHref);
    const commands = invoiceCommands(id, invoice);
    if (name === 'credit') void carryOut(commands.applyCredit);
    if (name === 'restore') void carryOut(commands.restore);
    if (name === 'delete') void carryOut(commands.archive);
    if (name === 'duplicate')
      void carryOut(async () => navigate(viewInvoiceAt(kind, await commands.duplicate())));
  }

  return (
    <DocumentViewPage
      title={`${kindWord(kind)} ${invoice.invoicenumber ?? 'draft'}`}
      printTitle={`${kindWord(kind)} #${invoice.invoicenumber ?? 'draft'}`}
      back={back}
      editHref={editHref}
      sheet={<InvoiceSheet invoice={invoice} />}
      counterfoil={
        <InvoiceCounterfoil
          invoice={invoice}
          onAct={press}
          onPayments={() => show('payments')}
          settling={settling}
        />
      }
    >
      {open === 'payments' && <PaymentsDialog invoice={invoice} onChanged={done} onClose={close} />}
      {open !== null && open !== 'payments' && (
        <InvoiceActs invoice={invoice} act={open} onDone={done} onClose={close} />
      )}
    </DocumentViewPage>
  );
}
