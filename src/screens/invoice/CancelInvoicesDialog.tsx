import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invoiceView } from '../../api/queries/invoices.ts';
import type { InvoiceRow, InvoiceView } from '../../domain/invoice/view.ts';
import type { BulkQuestionProps } from '../document/use-bulk.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { CancelSeveralDialog } from './CancelSeveralDialog.tsx';

/** Asks before invoices and receipts picked on a list are cancelled: first looks up what has been paid and delivered. */
export function CancelInvoicesDialog({ rows, onDone, onClose }: BulkQuestionProps<InvoiceRow>) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['cancelling', id, rows.map((row) => row.id)],
    queryFn: (): Promise<InvoiceView[]> =>
      Promise.all(rows.map((row) => client.fetchQuery({ ...invoiceView(id, row.id), staleTime: 0 }))),
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    toast.failure(error.message);
    onClose();
  }, [error, onClose]);
  return data ? <CancelSeveralDialog invoices={data} onDone={onDone} onClose={onClose} /> : null;
}
