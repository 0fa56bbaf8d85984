import { send } from '../../api/client/client.ts';
import { once } from '../../api/client/intent.ts';
import { quoteCalls } from '../../api/contract/quote.ts';
import type { QuoteListRow, QuoteView } from '../../api/queries/quotes.ts';
import type { QuoteTarget } from '../../domain/quote/convert.ts';
import { isPutAway } from '../../domain/quote/status.ts';
import { type QuoteEvent, quoteLifecycle } from '../../machines/quote/quote.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import type { BulkAnswer, BulkCommand } from '../document/use-bulk.ts';
import { toast } from '../kit/toast.ts';

const calls = { delete: quoteCalls.deleteQuotes, restore: quoteCalls.restoreQuotes } as const;
const events: Record<keyof typeof calls, QuoteEvent> = {
  delete: { type: 'quote.delete' },
  restore: { type: 'quote.restore' },
};

const many = (BusinessID: string, name: keyof typeof calls, QuoteID: string[], act: string) =>
  once(act, (intentKey) => send(calls[name], { body: { BusinessID, QuoteID }, intentKey }));

/**
 * The plain commands on one quote. Each keeps one key from its first try until it is done, and says so when it is.
 * They reject with a problem that has words of its own.
 */
export const quoteCommands = (businessId: string, quote: QuoteView) => {
  const { QuoteID, version } = quote;
  const putAway = (name: keyof typeof calls) => async (): Promise<void> => {
    const answer = await many(businessId, name, [QuoteID], `quote.${name} ${QuoteID} ${version}`);
    const [row] = answer.data.rows;
    if (!row?.done) throw { message: row?.reason ?? answer.message, fields: [] };
    toast.success(answer.message);
  };
  return {
    delete: putAway('delete'),
    restore: putAway('restore'),
    /** Answers the document the quote became: its number, or its id while it is a draft. */
    convert: async (target: QuoteTarget): Promise<string> => {
      const call = target === 'invoice' ? quoteCalls.convertToInvoice : quoteCalls.convertToReceipt;
      const { message, data } = await once(`quote.convert ${QuoteID} ${version} ${target}`, (intentKey) =>
        send(call, { query: { quoteId: QuoteID, businessId }, intentKey }),
      );
      toast.success([message, ...data.warnings].join(' '));
      return data.invoicenumber ?? data.id;
    },
  };
};

/**
 * What can be done with many quotes at once.
 *
 * @param onDeleted leads to where deleted ones are listed
 */
export const quoteBulk = (businessId: string, onDeleted: () => void): BulkCommand<QuoteListRow>[] => {
  const carryOut = (name: keyof typeof calls, rows: readonly QuoteListRow[]): Promise<BulkAnswer> => {
    const ids = rows.map((row) => row.id);
    return many(businessId, name, ids, `quote.bulk ${name} ${ids.join(' ')}`);
  };
  const act = (name: keyof typeof calls) => ({
    able: (row: QuoteListRow) =>
      !(name === 'delete' && isPutAway(row.StatusName)) && allows(quoteLifecycle, row.standing, events[name]),
    carryOut: (rows: readonly QuoteListRow[]) => carryOut(name, rows),
  });
  return [
    {
      ...act('delete'),
      label: 'Delete',
      leaves: () => true,
      undo: (rows) => carryOut('restore', rows),
      onDone: onDeleted,
    },
    { ...act('restore'), label: 'Restore', leaves: () => true },
  ];
};
