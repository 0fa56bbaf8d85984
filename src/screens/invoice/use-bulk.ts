import { send } from '../../api/client/client.ts';
import { intentKey, intentOver } from '../../api/client/intent.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { InvoiceListRow } from '../../api/queries/invoices.ts';
import { type InvoiceEvent, invoiceLifecycle } from '../../machines/invoice/invoice.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { toast } from '../kit/toast.ts';

export type BulkName = 'delete' | 'restore' | 'cancel';

const events: Record<BulkName, InvoiceEvent> = {
  delete: { type: 'invoice.delete' },
  restore: { type: 'invoice.restore' },
  cancel: { type: 'invoice.cancel' },
};

const repeats: Record<BulkName, string> = { delete: 'Deleted', restore: '', cancel: 'Cancelled' };

/** The rows of a selection for which the chart has the act; what stands there already is left out. */
export const allowedFor = (rows: readonly InvoiceListRow[], name: BulkName): InvoiceListRow[] =>
  rows.filter((row) => row.status !== repeats[name] && allows(invoiceLifecycle, row.standing, events[name]));

const calls = {
  delete: invoiceCalls.archiveInvoices,
  restore: invoiceCalls.restoreInvoices,
  cancel: invoiceCalls.cancelInvoices,
} as const;

/** Carries a bulk act out and tells each skipped row's reason; answers the ids that were done. */
export const carryOutBulk = async (
  businessid: string,
  name: BulkName,
  rows: readonly InvoiceListRow[],
): Promise<string[]> => {
  const act = `invoice.bulk ${name} ${rows.map((row) => row.id).join(' ')}`;
  const answer = await send(calls[name], {
    body: { businessid, InvoiceId: rows.map((row) => row.id) },
    intentKey: intentKey(act),
  });
  intentOver(act);
  const numberOf = (id: string) => rows.find((row) => row.id === id)?.invoicenumber ?? 'a draft';
  const skipped = answer.data.rows.filter((row) => !row.done);
  for (const row of skipped) toast.failure(`${numberOf(row.id)}: ${row.reason}`);
  return answer.data.rows.filter((row) => row.done).map((row) => row.id);
};
