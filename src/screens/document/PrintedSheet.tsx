import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { documentPage as words } from '../../domain/words/documents.ts';
import { Button } from '../kit/buttons/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';

const Backdrop = chakra('main', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    padding: '16px',
    '& > nav': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'min(var(--paper-width), 100%)',
      '& > a': { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: '14px', color: 'quiet' },
    },
    '--paper-width': '210mm',
    '--paper-height': '297mm',
    '&:has([data-size=large], .report)': { '--paper-width': '300.5mm', '--paper-height': '450.5mm' },
    '& > article': {
      width: 'min(var(--paper-width), 100%)',
      '--sheet-y': '20px',
      '--sheet-x': '16px',
      padding: 'var(--sheet-y) var(--sheet-x)',
      border: '1px solid {colors.line}',
      background: 'sheet',
      color: 'ink',
      '@media (min-width: 48rem)': {
        '--sheet-y': '16mm',
        '--sheet-x': '16mm',
        minHeight: 'var(--paper-height)',
      },
    },
    '@media print': {
      display: 'block',
      // Browsers align blocks too: centred, the sheet would be as narrow as what is on it.
      justifyItems: 'normal',
      padding: '0',
      '& > nav': { display: 'none' },
      '& > article': { width: 'auto', minHeight: '0', border: '0' },
      // A document's sheet brings the margin; that of a report is its page's.
      '& > article.document': { '--sheet-y': '16mm', '--sheet-x': '16mm' },
      '& > article.report': { padding: '0' },
    },
  },
});

/** Marks the place in the browser's history where the dialog was opened: coming back to it, or a reload, opens none again. */
const printed = { printed: true };
const isPrinted = (): boolean => (window.history.state as Partial<typeof printed> | null)?.printed === true;

interface PrintedSheetProps {
  /** What the browser calls the print: "Invoice #INV-0042". */
  title: string;
  /** The page it was printed from. */
  viewHref: string;
  /** What it goes on, of the pages the style sheet knows. */
  paper?: 'document' | 'report';
  /** The sheet. */
  children: ReactNode;
}

/** The sheet alone, as it goes to the printer; the browser's dialog opens by itself as soon as it is. */
export function PrintedSheet({ title, viewHref, paper = 'document', children }: PrintedSheetProps) {
  const [, navigate] = useLocation();
  usePageKeys({ Escape: () => navigate(viewHref, { replace: true }) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (isPrinted()) return;
    let left = false;
    void document.fonts.ready.then(() => {
      if (left) return;
      window.history.replaceState({ ...window.history.state, ...printed }, '');
      window.print();
    });
    return () => {
      left = true;
    };
  }, []);
  return (
    <Backdrop>
      <nav aria-label={words.print}>
        <Link href={viewHref} replace>
          <Icon name="back" size={12} />
          {words.back}
        </Link>
        <Button onClick={() => window.print()}>{words.print}</Button>
      </nav>
      <article className={`light ${paper}`}>{children}</article>
    </Backdrop>
  );
}
