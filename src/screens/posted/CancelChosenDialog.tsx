import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PostedCommands } from '../../api/commands/posted.ts';
import type { Asks } from '../../api/queries/asks.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import type { BulkQuestionProps } from '../document/use-bulk.ts';
import { toast } from '../kit/toast.ts';
import { useBusiness } from '../shell/business.ts';
import { CancelSeveralDialog } from './CancelSeveralDialog.tsx';

interface CancelChosenDialogProps extends BulkQuestionProps<PostedRow> {
  view: (businessId: string, id: string) => Asks<PostedView>;
  commands: PostedCommands;
}

/** Asks before documents picked on a list are cancelled: first looks up what has been paid and delivered. */
export function CancelChosenDialog({ view, commands, rows, onDone, onClose }: CancelChosenDialogProps) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['cancelling', id, rows.map((row) => row.id)],
    queryFn: (): Promise<PostedView[]> =>
      Promise.all(rows.map((row) => client.fetchQuery({ ...view(id, row.id), staleTime: 0 }))),
    gcTime: 0,
  });
  useEffect(() => {
    if (!error) return;
    toast.failure(error.message);
    onClose();
  }, [error, onClose]);
  const [first, ...others] = data ?? [];
  return first ? (
    <CancelSeveralDialog
      documents={[first, ...others]}
      commands={commands}
      onDone={onDone}
      onClose={onClose}
    />
  ) : null;
}
