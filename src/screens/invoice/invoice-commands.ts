import type { Asked, Told } from '../../api/commands/command.ts';
import * as commands from '../../api/commands/invoices.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import { tellOnce } from '../document/plain-commands.ts';

/**
 * The plain commands on one invoice that its dialogs commit. Each keeps one key from its first try until it is done, and says so
 * when it is. They reject with a problem that has words of its own.
 */
export const invoiceCommands = (businessId: string, { id, version }: InvoiceView) => {
  const commit =
    (act: string, command: (asked: Asked, id: string) => Promise<Told>) => async (): Promise<void> => {
      await tellOnce(`invoice.${act} ${id} ${version}`, (intentKey) =>
        command({ businessId, intentKey }, id),
      );
    };
  return {
    issue: commit('issue', commands.issueInvoice),
    reinstate: commit('reinstate', commands.reinstateInvoice),
    writeOff: commit('writeOff', commands.writeOffInvoice),
    undoWriteOff: commit('undoWriteOff', commands.undoWriteOff),
    deletePayment: (paymentId: string) =>
      commit(`deletePayment ${paymentId}`, (asked) => commands.deletePayment(asked, id, paymentId))(),
  };
};
