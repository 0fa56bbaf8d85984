import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Asks } from '../../api/client/asks.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import { useBusiness } from '../frame/business.ts';
import { toast } from '../kit/notices/toast.ts';

export interface ChosenDocumentsProps {
  rows: readonly PostedRow[];
  view: (businessId: string, id: string) => Asks<PostedView>;
  /** Something was done to them since they were looked up. */
  afresh?: boolean;
  onClose: () => void;
  children: (documents: readonly [PostedView, ...PostedView[]]) => ReactNode;
}

/** Looks up the documents that were picked on a list, for a dialog that must know more of them than the list does. */
export function ChosenDocuments({ rows, view, afresh = false, onClose, children }: ChosenDocumentsProps) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['chosen', id, rows.map((row) => row.id), afresh],
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
  return first ? children([first, ...others]) : null;
}
