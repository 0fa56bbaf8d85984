import type { DocumentListFilter } from '../../api/documents/document-list.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { maySend } from '../../domain/documents/may-send.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import { lazyDialog } from '../kit/dialogs/lazy-dialog.tsx';
import type { DocumentListing } from './document-listing.ts';
import { exportPicked } from './export-picked.ts';
import type { BulkCommand, BulkQuestionProps } from './use-bulk.ts';

const SendSeveral = lazyDialog(() =>
  import('./SendSeveralDialog.tsx').then((file) => file.SendSeveralDialog),
);

/** The question before rows of any kind are sent. */
const WhoGetsWhat = <Row extends DocumentRow>(props: BulkQuestionProps<Row>) => <SendSeveral {...props} />;

/** What can be done with picked documents of every kind, before and after what its own kind has. */
export const pickedActs = <Row extends DocumentRow>(
  { kind, file }: DocumentListing<Row>,
  businessId: string,
  filter: DocumentListFilter,
): Record<'before' | 'after', BulkCommand<Row>[]> => {
  const { entered, permissions } = kindSpec(kind);
  const send: BulkCommand<Row> = {
    label: words.send,
    permission: `${permissions}.reshare`,
    able: maySend,
    run: { question: WhoGetsWhat },
  };
  return {
    before: [
      ...(entered ? [] : [send]),
      {
        label: words.downloadPdf,
        aside: true,
        permission: `${permissions}.export`,
        able: () => true,
        run: async (rows) => (await import('./download-several.ts')).downloadSeveral(businessId, rows),
      },
    ],
    after: file ? [exportPicked(`${permissions}.export`, (ids) => file(businessId, { ...filter, ids }))] : [],
  };
};
