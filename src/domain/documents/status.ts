import type { DocumentHeader } from './document.ts';
import type { KindStatuses } from './kind-spec.ts';
import { kindSpec } from './kinds.ts';

type KindAndStatus = Pick<DocumentHeader, 'kind' | 'status'>;

const stands =
  (meaning: keyof KindStatuses) =>
  ({ kind, status }: KindAndStatus): boolean =>
    kindSpec(kind).statuses[meaning].includes(status);

/** What a status means, whatever the kind. */
export const isDraft = stands('draft');
export const isOpen = stands('open');
export const isBilled = stands('billed');
export const isGone = stands('gone');
export const isDeleted = stands('deleted');

/** Issued into the books, and something is owed on it. */
export const awaitsPayment = (document: KindAndStatus): boolean =>
  kindSpec(document.kind).posts && isOpen(document);
