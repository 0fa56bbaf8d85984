import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Problem } from '../../api/client/problem.ts';
import { type OpenedLink, publicDocument, publicPdf } from '../../api/queries/public-documents.ts';
import type { Offer } from '../../domain/documents/answer.ts';
import { documentTypes } from '../../domain/documents/kinds.ts';
import { documentPlaces, kindOfPublicPath } from '../../domain/documents/places.ts';
import type { PublicDocument } from '../../domain/documents/printable.ts';
import { printed } from '../../domain/documents/printed.ts';
import { publicSummary } from '../../domain/public/summary.ts';
import type { QuoteFacts } from '../../domain/quote/facts.ts';
import * as dialogWords from '../../domain/words/dialog.ts';
import * as words from '../../domain/words/public-document.ts';
import { Paper } from '../document/Paper.tsx';
import { Button } from '../kit/Button.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { styled } from '../kit/styled.ts';
import { queryClient } from '../shell/query-client.ts';
import { usePageTitle } from '../shell/use-page-title.ts';
import { PayOnline } from './PayOnline.tsx';
import { groundStyle, stubStyle } from './public-style.ts';

const Ground = styled('main', { base: groundStyle });
const Stub = styled('section', { base: stubStyle });

/** Fetched with a quote, before it is drawn. */
const AnswerQuote = lazy(() => import('./AnswerQuote.tsx'));

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
  return (
    <Ground>
      {data ? <Shown document={data} link={link} onChanged={refetch} /> : <SkeletonRows rows={8} />}
    </Ground>
  );
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

interface ShownProps {
  document: PublicDocument;
  link: OpenedLink;
  /** Fetches the document again, once something was done to it. */
  onChanged: () => Promise<unknown>;
}

function Shown({ document, link, onChanged }: ShownProps) {
  const paper = printed(document);
  usePageTitle(paper.title);
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { badge, label, amount, lines } = publicSummary(document);
  const { title } = documentTypes[document.subtype];

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
      <Stub aria-label={words.summary}>
        <div className="what">
          <h1>{`${title} ${document.number ?? ''}`.trim()}</h1>
          <StatusBadge tone={badge.tone} word={badge.word} />
        </div>
        <p className="from">{words.from({ business: document.from.name })}</p>
        <p className="label">{label}</p>
        <p className="owed">{amount}</p>
        {lines.map((line) => (
          <p key={line} className="line">
            {line}
          </p>
        ))}
        <div className="acts">
          <div className="main">
            <PayOnline document={document} link={link} />
            {document.offer && (
              <Suspense>
                <AnswerQuote
                  document={document}
                  offer={document.offer as Offer<QuoteFacts>}
                  link={link}
                  onAnswered={onChanged}
                />
              </Suspense>
            )}
          </div>
          <Button onClick={save} pending={saving}>
            {words.downloadPdf}
          </Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
        </div>
        {fault && <p role="alert">{fault}</p>}
      </Stub>
      <article className="light document">
        <Paper paper={paper} />
      </article>
      <footer>{words.sentWith}</footer>
    </>
  );
}
