import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { type OpenedLink, publicDocument, publicPdf } from '../../api/documents/public-documents.ts';
import type { Offer } from '../../domain/documents/answer.ts';
import { documentTypes, kindSpec } from '../../domain/documents/kinds.ts';
import type { PublicDocument } from '../../domain/documents/printable.ts';
import { printed } from '../../domain/documents/printed.ts';
import { documentPageRoutes, kindOfPublicPath } from '../../domain/documents/routes.ts';
import { publicSummary } from '../../domain/public/summary.ts';
import type { QuoteFacts } from '../../domain/quote/facts.ts';
import { publicDocument as words } from '../../domain/words/public.ts';
import { Problem } from '../../machines/problem.ts';
import { queryClient } from '../frame/query-client.ts';
import { SkeletonRows } from '../kit/notices/Skeleton.tsx';
import { PayOnline } from './PayOnline.tsx';
import { Backdrop, Closed, PublicSheet } from './PublicSheet.tsx';

/** Fetched with a quote, before it is drawn. */
const AnswerQuote = lazy(() => import('./AnswerQuote.tsx'));
const PublicFiles = lazy(() => import('./PublicFiles.tsx'));

/** The link an address is, in the words of the kind that stands at its path. */
const linkAt = (path: string, search: string): OpenedLink | null => {
  const kind = kindOfPublicPath(path);
  const route = kind && documentPageRoutes[kind].public;
  if (!kind || !route) return null;
  const sent = new URLSearchParams(search);
  const named = (name: string): string => sent.get(name) ?? '';
  return {
    kind,
    businessId: named(route.business),
    token: named(route.token),
    documentId: named(route.document),
    type: (route.type && named(route.type)) || undefined,
  };
};

/** A document for somebody who came by its link: the paper and nothing of the business's own. */
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
    <Backdrop>
      {data ? <Content document={data} link={link} onChanged={refetch} /> : <SkeletonRows rows={8} />}
    </Backdrop>
  );
}

interface ContentProps {
  document: PublicDocument;
  link: OpenedLink;
  /** Fetches the document again, once something was done to it. */
  onChanged: () => Promise<unknown>;
}

function Content({ document, link, onChanged }: ContentProps) {
  return (
    <PublicSheet
      title={`${documentTypes[document.subtype].title} ${document.number ?? ''}`.trim()}
      from={(kindSpec(document.kind).entered ? words.sharedBy : words.from)({ business: document.from.name })}
      summary={publicSummary(document)}
      paper={printed(document)}
      link={link}
      pdf={() => publicPdf(link)}
    >
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
      <Suspense>
        <PublicFiles link={link} locale={document.locale} />
      </Suspense>
    </PublicSheet>
  );
}
