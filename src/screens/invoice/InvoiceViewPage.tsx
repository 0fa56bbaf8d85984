import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type InvoiceView, invoiceView } from '../../api/queries/invoices.ts';
import { Button } from '../kit/Button.tsx';
import { DocumentPage } from '../kit/DocumentPage.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { toast } from '../kit/toast.ts';
import { keysAreFree } from '../kit/use-row-keys.ts';
import { editInvoiceAt, salesAt, viewInvoiceAt } from '../shell/addresses.ts';
import { useBusiness } from '../shell/business.ts';
import { LoadFailure } from '../shell/LoadFailure.tsx';
import { PageHead } from '../shell/PageHead.tsx';
import { useInvoiceChange } from '../shell/use-invoice-change.ts';
import { hasDialog, InvoiceActs } from './InvoiceActs.tsx';
import { InvoiceCounterfoil } from './InvoiceCounterfoil.tsx';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import type { ActName } from './invoice-acts.ts';
import { PaymentsDialog } from './PaymentsDialog.tsx';
import { invoiceCommands } from './use-invoice-commands.ts';

/** The invoice or receipt named in the address by `item` (an id or a number) or `invoice` (an id). */
export function InvoiceViewPage() {
  const search = new URLSearchParams(useSearch());
  const asked = search.get('item') ?? search.get('invoice') ?? '';
  const { id } = useBusiness();
  const { data, error, refetch } = useQuery(invoiceView(id, asked));
  if (error) return <LoadFailure error={error} back={{ label: 'Sales', href: salesAt }} onRetry={refetch} />;
  if (!data) return <SkeletonRows rows={8} />;
  return <Shown key={data.id} invoice={data} />;
}

function Shown({ invoice }: { invoice: InvoiceView }) {
  const { id } = useBusiness();
  const [, navigate] = useLocation();
  const [act, setAct] = useState<ActName | 'payments' | null>(null);
  const [settling, setSettling] = useState(false);
  const refresh = useInvoiceChange();
  const title = invoice.invoicetype === 'receipt' ? 'Receipt' : 'Invoice';
  const close = useCallback(() => setAct(null), []);

  const done = useCallback(async () => {
    setAct(null);
    await refresh();
    setSettling(true);
  }, [refresh]);

  async function press(name: ActName) {
    if (hasDialog(name)) return setAct(name);
    if (name === 'edit') return navigate(editInvoiceAt(invoice.invoicetype, invoice.id));
    const commands = invoiceCommands(id, invoice);
    try {
      if (name === 'duplicate') {
        const copy = await commands.duplicate();
        await refresh();
        return navigate(viewInvoiceAt(invoice.invoicetype, copy));
      }
      if (name === 'credit') await commands.applyCredit();
      if (name === 'restore') await commands.restore();
      if (name === 'delete') await commands.archive();
      await done();
    } catch (problem) {
      toast.failure((problem as Error).message);
    }
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!keysAreFree(event)) return;
      if (event.key === 'e') navigate(editInvoiceAt(invoice.invoicetype, invoice.id));
      else if (event.key === 'Escape') navigate(salesAt);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [invoice.id, invoice.invoicetype, navigate]);

  return (
    <>
      <PageHead
        title={`${title} ${invoice.invoicenumber ?? 'draft'}`}
        back={{ label: 'Sales', href: salesAt }}
      >
        <Button onClick={() => window.print()}>Print</Button>
      </PageHead>
      <DocumentPage
        sheet={<InvoiceSheet invoice={invoice} />}
        counterfoil={
          <InvoiceCounterfoil
            invoice={invoice}
            onAct={press}
            onPayments={() => setAct('payments')}
            settling={settling}
          />
        }
      />
      {act === 'payments' && <PaymentsDialog invoice={invoice} onChanged={done} onClose={close} />}
      {act !== null && act !== 'payments' && (
        <InvoiceActs invoice={invoice} act={act} onDone={done} onClose={close} />
      )}
    </>
  );
}
