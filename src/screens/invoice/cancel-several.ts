import { once } from '../../api/client/intent.ts';
import { Problem } from '../../api/client/problem.ts';
import { cancelInvoices, previewCancellation, reinstateInvoice } from '../../api/commands/invoices.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import type { InvoiceView } from '../../domain/invoice/view.ts';
import * as words from '../../domain/words/cancel-invoice.ts';
import type { CancelChoices } from '../../machines/invoice/cancel-invoice.flow.ts';

/** One of several: what its cancellation will do, or why it can't be cancelled. */
export type Planned =
  | { invoice: InvoiceView; effects: NamedEffects; reason: null }
  | { invoice: InvoiceView; effects: null; reason: string };

/** The server's own refusals concern one document; that it can't be reached concerns them all. */
const isRefused = (problem: unknown): problem is Problem =>
  problem instanceof Problem && problem.status >= 400 && problem.status < 500 && problem.status !== 401;

/**
 * Asks what the cancellation will do to each.
 *
 * @throws the reason where none of them can be cancelled
 */
export const planSeveral = async (
  businessId: string,
  invoices: readonly InvoiceView[],
  choices: CancelChoices,
): Promise<Planned[]> => {
  const planned = await Promise.all(
    invoices.map(async (invoice): Promise<Planned> => {
      try {
        const effects = await previewCancellation(businessId, invoice.id, choices);
        return { invoice, effects, reason: null };
      } catch (problem) {
        if (!isRefused(problem)) throw problem;
        return { invoice, effects: null, reason: problem.message };
      }
    }),
  );
  const none = planned.every(({ effects }) => effects === null);
  if (none) throw { message: planned[0]?.reason ?? '', fields: [] };
  return planned;
};

/** The effects on all of them as one. */
export const joinedEffects = (planned: readonly Planned[]): NamedEffects => {
  const all = planned.flatMap(({ effects }) => (effects ? [effects] : []));
  return {
    status: all.flatMap(({ status }) => status),
    entries: all.flatMap(({ entries }) => entries),
    credit: all.flatMap(({ credit }) => credit),
    refunds: all.flatMap(({ refunds }) => refunds),
    stock: all.flatMap(({ stock }) => stock),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
};

/**
 * Cancels them, each in a transaction of its own.
 *
 * @throws the reason where none of them was cancelled
 */
export const cancelSeveral = async (
  businessId: string,
  invoices: readonly InvoiceView[],
  choices: CancelChoices,
): Promise<BulkAnswer> => {
  const ids = invoices.map(({ id }) => id);
  const answer = await once(`invoice.cancel ${ids.join(' ')}`, (intentKey) =>
    cancelInvoices({ businessId, intentKey }, ids, choices),
  );
  const { rows } = answer;
  if (!rows.some(({ done }) => done)) throw { message: rows[0]?.reason ?? answer.message, fields: [] };
  return answer;
};

/** Undoes cancellations one by one; a row that can't be reinstated says why, and the others are. */
export const reinstateSeveral = async (
  businessId: string,
  cancelled: readonly { id: string }[],
): Promise<BulkAnswer> => {
  const rows: BulkAnswer['rows'][number][] = [];
  for (const { id } of cancelled) {
    try {
      await once(`invoice.reinstate ${id}`, (intentKey) => reinstateInvoice({ businessId, intentKey }, id));
      rows.push({ id, done: true, reason: null });
    } catch (problem) {
      rows.push({ id, done: false, reason: (problem as Error).message });
    }
  }
  return { message: words.cancellationUndone, rows };
};
