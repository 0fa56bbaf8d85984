import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../kit/Button.tsx';
import { DocumentPage } from '../kit/DocumentPage.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { PageHead } from '../shell/PageHead.tsx';

interface DocumentViewPageProps {
  /** Kind and number: "Invoice INV-0042". */
  title: string;
  /** The list it belongs to; Escape leads there. */
  back: { label: string; href: string };
  /** Its editor; `e` leads there. */
  editHref: string;
  sheet: ReactNode;
  counterfoil: ReactNode;
  /** The dialog that is open. */
  children?: ReactNode;
}

/** A document that stands: its sheet with the counterfoil beside it. */
export function DocumentViewPage(props: DocumentViewPageProps) {
  const { title, back, editHref, sheet, counterfoil, children } = props;
  const [, navigate] = useLocation();
  usePageKeys({ e: () => navigate(editHref), Escape: () => navigate(back.href) });
  return (
    <>
      <PageHead title={title} back={back}>
        <Button onClick={() => window.print()}>Print</Button>
      </PageHead>
      <DocumentPage sheet={sheet} counterfoil={counterfoil} />
      {children}
    </>
  );
}
