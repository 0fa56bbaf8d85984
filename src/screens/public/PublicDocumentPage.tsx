import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Problem } from '../../api/client/problem.ts';
import { type OpenedLink, publicDocument, publicPdf } from '../../api/queries/public-documents.ts';
import { documentPlaces, kindOfPublicPath } from '../../domain/documents/places.ts';
import type { PrintableDocument } from '../../domain/documents/printable.ts';
import { printed } from '../../domain/documents/printed.ts';
import * as dialogWords from '../../domain/words/dialog.ts';
import * as words from '../../domain/words/public-document.ts';
import { Paper } from '../document/Paper.tsx';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { styled } from '../kit/styled.ts';
import { queryClient } from '../shell/query-client.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { PayOnline } from './PayOnline.tsx';

const Ground = styled('main', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '4',
    minHeight: '100dvh',
    padding: '16px',
    '& > *': { width: 'min(860px, 100%)', minWidth: '0' },
    '& > .acts': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2.5' },
    '& > article': {
      '--sheet-y': '24px',
      '--sheet-x': '16px',
      overflow: 'clip',
      padding: 'var(--sheet-y) var(--sheet-x)',
      border: '1px solid {colors.line}',
      borderRadius: 'sheet',
      background: 'sheet',
      color: 'ink',
      '@media (min-width: 48rem)': { '--sheet-y': '48px', '--sheet-x': '48px' },
    },
    '& > footer': { fontSize: '13px', color: 'quiet', textAlign: 'center' },
    '@media print': {
      display: 'block',
      // Browsers align blocks too: centred, the sheet would be as narrow as what is on it.
      justifyItems: 'normal',
      padding: '0',
      '& > :is(.acts, footer)': { display: 'none' },
      '& > article': {
        width: 'auto',
        border: '0',
        '--sheet-y': '16mm',
        '--sheet-x': '16mm',
      },
    },
  },
});

/** The link an address is, in the words of the kind that stands at its path. */
const linkAt = (path: string, search: string): OpenedLink | null => {
  const kind = kindOfPublicPath(path);
  const place = kind && documentPlaces[kind].public;
  if (!kind || !place) return null;
  const sent = new URLSearchParams(search);
  const named = (name: string): string => sent.get(name) ?? '';
  return {
    kind,
    businessId: named(place.business),
    token: named(place.token),
    documentId: named(place.document),
    type: (place.type && named(place.type)) || undefined,
  };
};

/** A document for somebody who came by its link: the paper and nothing of the house. */
export function PublicDocumentPage() {
  const [queries] = useState(queryClient);
  const [path] = useLocation();
  const link = linkAt(path, useSearch());
  if (!link) return null;
  return (
    <QueryClientProvider client={queries}>
      <Opened key={link.token} link={link} />
    </QueryClientProvider>
  );
}

function Opened({ link }: { link: OpenedLink }) {
  const { data, error, refetch } = useQuery(publicDocument(link));
  if (error) return <Closed gone={error instanceof Problem && error.status === 404} onRetry={refetch} />;
  return <Ground>{data ? <Shown document={data} link={link} /> : <SkeletonRows rows={8} />}</Ground>;
}

/** Why nothing is shown; whether the link was wrong, revoked or never made is nobody’s business. */
const Closed = ({ gone, onRetry }: { gone: boolean; onRetry: () => void }) => (
  <Ground>
    {gone ? (
      <EmptyState sentence={words.linkClosed} />
    ) : (
      <EmptyState
        sentence={words.notLoaded}
        act={<Button onClick={onRetry}>{dialogWords.tryAgain}</Button>}
      />
    )}
  </Ground>
);

function Shown({ document, link }: { document: PrintableDocument; link: OpenedLink }) {
  const paper = printed(document);
  usePageTitle(paper.title);
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function save() {
    setSaving(true);
    setFault(null);
    try {
      fetchFile(await publicPdf(link));
    } catch (problem) {
      setFault((problem as Error).message);
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <div className="acts">
        <h1 className="unseen">{paper.title}</h1>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button onClick={save} pending={saving}>
          {words.downloadPdf}
        </Button>
        <PayOnline document={document} link={link} />
      </div>
      {fault && <p role="alert">{fault}</p>}
      <article className="light document">
        <Paper paper={paper} />
      </article>
      <footer>{words.sentWith}</footer>
    </>
  );
}
