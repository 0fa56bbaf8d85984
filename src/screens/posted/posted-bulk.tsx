import type { PostedCommands } from '../../api/commands/posted.ts';
import type { Asks } from '../../api/queries/asks.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { isDraft } from '../../domain/documents/status.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import * as acts from '../../domain/words/posted-acts.ts';
import * as words from '../../domain/words/posted-list.ts';
import { type PostedEvent, postedLifecycle } from '../../machines/posted/posted.lifecycle.ts';
import { allows } from '../../machines/standing.ts';
import { type BulkCommand, type BulkQuestionProps, bulkOf } from '../document/use-bulk.ts';
import { lazyDialog } from '../kit/lazy-dialog.tsx';
import { counted } from './counted.ts';

/** It posts to the books, so it shows what it will do to each before it does it. */
const CancelChosenDialog = lazyDialog(
  async () => (await import('./CancelChosenDialog.tsx')).CancelChosenDialog,
);

interface PostedBulk {
  kind: DocumentKind;
  view: (businessId: string, id: string) => Asks<PostedView>;
  commands: PostedCommands;
}

const able = (event: PostedEvent) => (row: PostedRow) => allows(postedLifecycle, row.standing, event);

/** What can be done with many documents of a kind that is posted at once. */
export const postedBulk = <Row extends PostedRow>({ kind, view, commands }: PostedBulk) => {
  const Cancel = Object.assign(
    (props: BulkQuestionProps<Row>) => <CancelChosenDialog {...props} view={view} commands={commands} />,
    { intend: CancelChosenDialog.intend, load: CancelChosenDialog.load },
  );
  return (businessId: string, onDeleted: () => void): BulkCommand<Row>[] => {
    const restore = bulkOf<Row>(kind, businessId, 'restore', commands.restore);
    return [
      {
        label: words.deleteThem,
        able: able({ type: 'document.delete' }),
        run: bulkOf(kind, businessId, 'delete', commands.remove),
        // A deleted draft is listed nowhere a draft is; a cancelled one stays under its tab.
        leaves: isDraft,
        undo: restore,
        onDone: onDeleted,
      },
      { label: words.restore, able: able({ type: 'document.restore' }), run: restore },
      {
        label: words.cancel,
        able: able({ type: 'document.cancel' }),
        labelOf: (rows) => acts.cancel({ documents: counted(rows) }),
        run: { question: Cancel },
        // The dialog has brought this file with it.
        undo: async (rows) =>
          (await import('./cancel-several.ts')).reinstateSeveral(commands, businessId, rows),
      },
    ];
  };
};
