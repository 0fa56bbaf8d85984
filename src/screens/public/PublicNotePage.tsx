import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { type OpenedNoteLink, publicNote, publicNotePdf } from '../../api/documents/public-documents.ts';
import { noteRoute } from '../../domain/documents/note-route.ts';
import { noteSummary } from '../../domain/public/note-summary.ts';
import { publicDocument as words } from '../../domain/words/public.ts';
import { Problem } from '../../machines/problem.ts';
import { queryClient } from '../frame/query-client.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { Backdrop, Closed, PublicSheet } from './PublicSheet.tsx';

const linkAt = (search: string): OpenedNoteLink => {
  const sent = new URLSearchParams(search);
  const named = (name: string): string => sent.get(name) ?? '';
  return {
    businessId: named(noteRoute.business),
    token: named(noteRoute.token),
    documentId: named(noteRoute.document),
    creditNoteId: named(noteRoute.note),
  };
};

/** A credit note or a cancellation for somebody who came by its link: the paper, and nothing of its document. */
export function PublicNotePage() {
  const [queries] = useState(queryClient);
  const link = linkAt(useSearch());
  return (
    <QueryClientProvider client={queries}>
      <Opened key={link.token} link={link} />
    </QueryClientProvider>
  );
}

function Opened({ link }: { link: OpenedNoteLink }) {
  const { data: note, error, refetch } = useQuery(publicNote(link));
  if (error) return <Closed gone={error instanceof Problem && error.status === 404} onRetry={refetch} />;
  return (
    <Backdrop>
      {note ? (
        <PublicSheet
          title={`${note.paper.heading} ${note.number}`}
          from={words.from(note)}
          summary={noteSummary(note)}
          paper={note.paper}
          link={link}
          pdf={() => publicNotePdf(link)}
        />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Backdrop>
  );
}
