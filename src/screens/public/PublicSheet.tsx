import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { type OpenedAs, tellOpened } from '../../api/documents/link-opened.ts';
import type { Printed } from '../../domain/documents/printed.ts';
import type { PublicSummary } from '../../domain/public/summary.ts';
import { dialog as dialogWords } from '../../domain/words/frame.ts';
import { publicDocument as words } from '../../domain/words/public.ts';
import { Paper } from '../document/Paper.tsx';
import { usePageTitle } from '../frame/use-page-title.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { fetchFile } from '../kit/fetch-file.ts';
import { EmptyState } from '../kit/lists/EmptyState.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { backdropStyle, stubStyle } from './public-style.ts';

export const Backdrop = chakra('main', { base: backdropStyle });
const Stub = chakra('section', { base: stubStyle });

/** Why nothing is shown; whether the link was wrong, revoked or never made is nobody’s business. */
export const Closed = ({ gone, onRetry }: { gone: boolean; onRetry: () => void }) => (
  <Backdrop>
    {gone ? (
      <EmptyState title={words.linkClosed} sentence={words.linkClosedWhy} />
    ) : (
      <EmptyState
        title={words.notLoaded}
        sentence={words.notLoadedWhy}
        act={<Button onClick={onRetry}>{dialogWords.tryAgain}</Button>}
      />
    )}
  </Backdrop>
);

interface PublicSheetProps {
  /** What it is called, with its number. */
  title: string;
  /** Whom it is from, as a sentence. */
  from: string;
  summary: PublicSummary;
  paper: Printed;
  link: OpenedAs;
  /** Answers the address of its PDF. */
  pdf: () => Promise<string>;
  /** What can be done with it beside keeping it. */
  children?: ReactNode;
}

/** What a public link opens: at a glance, then the paper and nothing of the business's own. */
export function PublicSheet({ title, from, summary, paper, link, pdf, children }: PublicSheetProps) {
  usePageTitle(paper.title);
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { token } = link;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link is told once, however often it is drawn.
  useEffect(() => void tellOpened(link), [token]);

  async function save() {
    setSaving(true);
    setFault(null);
    try {
      fetchFile(await pdf());
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
          <h1>{title}</h1>
          <StatusBadge tone={summary.badge.tone} word={summary.badge.word} />
        </div>
        <p className="from">{from}</p>
        <p className="label">{summary.label}</p>
        <p className="owed">{summary.amount}</p>
        {summary.lines.map((line) => (
          <p key={line} className="line">
            {line}
          </p>
        ))}
        <div className="acts">
          <div className="main">{children}</div>
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
