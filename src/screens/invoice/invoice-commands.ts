import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { invoiceCalls } from '../../api/contract/invoice.ts';
import type { InvoiceView } from '../../api/queries/invoices.ts';
import { owed } from '../../domain/invoice/facts.ts';
import { smaller } from '../../domain/money.ts';
import { toast } from '../kit/toast.ts';

/** The server's answer for one document of a bulk call: its message, or the row's own reason as a problem. */
const rowDone = (answer: {
  message: string;
  data: { rows: { done: boolean; reason: string | null }[] };
}): string => {
  const [row] = answer.data.rows;
  if (!row?.done) throw { message: row?.reason ?? answer.message, fields: [] };
  return answer.message;
};

/**
 * The plain commands on one invoice. Each keeps one key from its first try until it is done, and says so when it is.
 * They reject with a problem that has words of its own.
 */
export const invoiceCommands = (businessid: string, invoice: InvoiceView) => {
  const one = { businessid, InvoiceId: invoice.id };
  const many = { businessid, InvoiceId: [invoice.id] };
  const carry = async (act: string, run: (intentKey: string) => Promise<string>): Promise<void> => {
    toast.success(await once(`invoice.${act} ${invoice.id} ${invoice.version}`, run));
  };
  const calls = invoiceCalls;
  return {
    issue: () =>
      carry('issue', async (key) => {
        const body = { ...one, invoicestatus: 'NotPaid' as const };
        return (await send(calls.setStatus, { body, intentKey: key })).message;
      }),
    reinstate: () =>
      carry(
        'reinstate',
        async (key) => (await send(calls.reinstateInvoice, { body: one, intentKey: key })).message,
      ),
    writeOff: () =>
      carry('writeOff', async (key) => (await send(calls.writeOff, { body: one, intentKey: key })).message),
    undoWriteOff: () =>
      carry(
        'undoWriteOff',
        async (key) => (await send(calls.undoWriteOff, { body: one, intentKey: key })).message,
      ),
    applyCredit: () =>
      carry('applyCredit', async (key) => {
        const body = { ...one, amount: smaller(invoice.credit, owed(invoice.standing.facts)) };
        return (await send(calls.applyCredit, { body, intentKey: key })).message;
      }),
    restore: () =>
      carry('restore', async (key) =>
        rowDone(await send(calls.restoreInvoices, { body: many, intentKey: key })),
      ),
    archive: () =>
      carry('delete', async (key) =>
        rowDone(await send(calls.archiveInvoices, { body: many, intentKey: key })),
      ),
    deletePayment: (PaymentId: string) =>
      carry(`deletePayment ${PaymentId}`, async (key) => {
        return (await send(calls.deletePayment, { body: { ...one, PaymentId }, intentKey: key })).message;
      }),
    /** Answers the id of the new draft. */
    duplicate: async (): Promise<string> => {
      const query = { invoiceid: invoice.id, businessId: businessid };
      const answer = await once(`invoice.duplicate ${invoice.id} ${invoice.version}`, (intentKey) =>
        send(calls.duplicateInvoice, { query, intentKey }),
      );
      toast.success(answer.message);
      return answer.data.id;
    },
  };
};
