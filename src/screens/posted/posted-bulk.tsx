import type { Asks } from '../../api/client/asks.ts';
import { fetched } from '../../api/client/fetched.ts';
import type { PostedCommands } from '../../api/documents/posted.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { isDraft } from '../../domain/documents/status.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import { owedByCustomers } from '../../domain/values/side-names.ts';
import { documentList } from '../../domain/words/documents.ts';
import { postedActs as acts, postedList as words } from '../../domain/words/posted.ts';
import { type PostedEvent, postedChart } from '../../machines/posted/posted.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { counted } from '../document/counted.ts';
import { type BulkCommand, type BulkQuestionProps, bulkOf } from '../document/use-bulk.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import type { PayBatch } from './pay-several.ts';

interface PostedBulk {
  kind: DocumentKind;
  view: (businessId: string, id: string) => Asks<PostedView>;
  /** Fetched when something is to be done: to look at a list needs none. */
  commands: () => Promise<PostedCommands>;
  /** The payment of several of one contact. */
  pay: () => Promise<PayBatch>;
}

/** Together, for each file of its own costs the list a line of what it fetches. */
const dialogs = () => import('./several-dialogs.ts');

const able = (event: PostedEvent) => (row: PostedRow) => allows({ chart: postedChart }, row.standing, event);

/** What can be done with many documents of a kind that is posted at once. */
export const postedBulk = <Row extends PostedRow>({ kind, view, commands, pay }: PostedBulk) => {
  const load = () => fetched(commands);
  /** It posts to the books, so it shows what it will do to each before it does it. */
  const Cancel = lazyDialog(async () => {
    const [{ CancelChosenDialog }, known] = await Promise.all([dialogs(), load()]);
    return (props: BulkQuestionProps<Row>) => <CancelChosenDialog {...props} view={view} commands={known} />;
  });
  const Issue = lazyDialog(async () => {
    const [{ IssueSeveralDialog }, known] = await Promise.all([dialogs(), load()]);
    return (props: BulkQuestionProps<Row>) => <IssueSeveralDialog {...props} kind={kind} commands={known} />;
  });
  const Pay = lazyDialog(async () => {
    const [{ PayChosenDialog }, known, recorded] = await Promise.all([dialogs(), load(), fetched(pay)]);
    return (props: BulkQuestionProps<Row>) => (
      <PayChosenDialog {...props} view={view} commands={known} pay={recorded} />
    );
  });
  const { side, permissions } = kindSpec(kind);
  return (businessId: string, onDeleted: () => void): BulkCommand<Row>[] => {
    const restore = bulkOf<Row>(kind, businessId, 'restore', async (context, ids) =>
      (await load()).restore(context, ids),
    );
    return [
      {
        label: side === owedByCustomers ? words.issue : words.approve,
        permission: `${permissions}.edit`,
        able: able({ type: 'document.issue' }),
        run: { question: Issue },
      },
      {
        label: acts.recordPayment,
        // Who may not pay an invoice may pay several of a customer all the same: the sets say so of customers, and of bills.
        permission: side === owedByCustomers ? 'customer.addPayment' : `${permissions}.addPayment`,
        able: (row) => able({ type: 'payment.record', reduction: { amount: row.owed } })(row),
        run: { question: Pay },
      },
      {
        label: words.deleteThem,
        able: able({ type: 'document.delete' }),
        run: bulkOf(kind, businessId, 'delete', async (context, ids) => (await load()).remove(context, ids)),
        // A deleted draft is listed nowhere a draft is; a cancelled one stays under its tab.
        leaves: isDraft,
        summaryOf: (rows) => documentList.severalDeleted({ documents: counted(rows) }),
        undo: restore,
        onDone: onDeleted,
      },
      {
        label: words.restore,
        able: able({ type: 'document.restore' }),
        run: restore,
        summaryOf: (rows) => documentList.severalRestored({ documents: counted(rows) }),
      },
      {
        label: words.cancel,
        able: able({ type: 'document.cancel' }),
        labelOf: (rows) => acts.cancel({ documents: counted(rows) }),
        run: { question: Cancel },
        // The dialog has brought this file with it.
        undo: async (rows) =>
          (await import('./cancel-several.ts')).reinstateSeveral(await load(), businessId, rows),
      },
    ];
  };
};
