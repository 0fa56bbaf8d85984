import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { documentPage as words } from '../../domain/words/documents.ts';
import { PageHead } from '../frame/PageHead.tsx';
import { wayBackTo } from '../frame/way-back.ts';
import { ButtonLink } from '../kit/buttons/Button.tsx';
import { DocumentPage } from '../kit/counterfoil/DocumentPage.tsx';
import { Notice } from '../kit/notices/Notice.tsx';
import { usePageKeys } from '../kit/use-row-keys.ts';
import { PrintedSheet } from './PrintedSheet.tsx';

interface DocumentViewPageProps {
  /** Kind and number: "Invoice INV-0042". */
  title: string;
  /** What the browser calls its print: "Invoice #INV-0042". */
  printTitle: string;
  /** The list it belongs to; Escape leads there. */
  back: { label: string; href: string };
  /** The form of a new one of its kind; `n` leads there. Left out where the role may not. */
  addHref: string | undefined;
  /** The name of its customer, where they were archived since. */
  deletedCustomer?: string | undefined;
  /** What needs a decision, above the sheet. */
  notices?: ReactNode;
  sheet: ReactNode;
  counterfoil: ReactNode;
  /** What the sheet records, beside it. */
  file?: ReactNode;
  /** The dialog that is open. */
  children?: ReactNode;
}

/** The address of a document's page with its print asked for, or without. */
const printHref = (path: string, search: string, print: boolean): string => {
  const query = new URLSearchParams(search);
  query.delete('print');
  query.delete('slip');
  if (print) query.set('print', 'true');
  return `${path}?${query}`;
};

/** A document that stands: its sheet with the counterfoil beside it; with `print=true` in its address, the sheet alone. */
export function DocumentViewPage(props: DocumentViewPageProps) {
  const { title, printTitle, back, addHref, deletedCustomer, notices, sheet, counterfoil, file, children } =
    props;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const prints = new URLSearchParams(search).get('print') === 'true';
  usePageKeys(
    prints
      ? {}
      : { n: addHref ? () => navigate(addHref) : undefined, Escape: () => navigate(wayBackTo(back.href)) },
  );
  if (prints)
    return (
      <PrintedSheet title={printTitle} viewHref={printHref(path, search, false)}>
        {sheet}
      </PrintedSheet>
    );
  return (
    <>
      <PageHead title={title} back={back}>
        <ButtonLink href={printHref(path, search, true)}>{words.print}</ButtonLink>
      </PageHead>
      {deletedCustomer !== undefined && (
        <Notice>{words.customerDeleted({ customer: deletedCustomer })}</Notice>
      )}
      {notices}
      <DocumentPage sheet={sheet} counterfoil={counterfoil} file={file} />
      {children}
    </>
  );
}
