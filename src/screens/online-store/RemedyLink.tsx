import { Link } from 'wouter';
import type { HoldKind } from '../../domain/online-store/hold.ts';
import { storeHolds } from '../../domain/online-store/store-orders.words.ts';

interface RemedyLinkProps {
  kind: HoldKind;
  href: string;
}

/** Leads to where orders on hold are mended: a page of ours, a part of this one, or the store's own. */
export function RemedyLink({ kind, href }: RemedyLinkProps) {
  if (href.startsWith('https:'))
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {storeHolds.remedyWords[kind]}
      </a>
    );
  return href.startsWith('#') ? (
    <a href={href}>{storeHolds.remedyWords[kind]}</a>
  ) : (
    <Link href={href}>{storeHolds.remedyWords[kind]}</Link>
  );
}
