import type { PostedCommands } from '../../api/documents/posted.ts';
import type { PostedRow } from '../../domain/posted/view.ts';
import type { BulkQuestionProps } from '../document/use-bulk.ts';
import { CancelSeveralDialog } from './CancelSeveralDialog.tsx';
import { ChosenDocuments, type ChosenDocumentsProps } from './ChosenDocuments.tsx';

interface CancelChosenDialogProps extends BulkQuestionProps<PostedRow> {
  view: ChosenDocumentsProps['view'];
  commands: PostedCommands;
}

/** Asks before documents picked on a list are cancelled: first looks up what has been paid and delivered. */
export const CancelChosenDialog = ({ view, rows, ...props }: CancelChosenDialogProps) => (
  <ChosenDocuments rows={rows} view={view} onClose={props.onClose}>
    {(documents) => <CancelSeveralDialog {...props} documents={documents} />}
  </ChosenDocuments>
);
