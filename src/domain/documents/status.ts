import { type Decimal, isZero } from '../money.ts';
import type { StatusWord } from '../words/everywhere.ts';
import type { DocumentHeader } from './document.ts';
import type { DocumentKind } from './kind.ts';
import type { KindStatuses } from './kind-spec.ts';
import { kindOfSeries, kindSpec } from './kinds.ts';

type KindAndStatus = Pick<DocumentHeader, 'kind' | 'status'>;

const stands =
  (meaning: keyof KindStatuses) =>
  ({ kind, status }: KindAndStatus): boolean =>
    kindSpec(kind).statuses[meaning].includes(status);

/** What a status means, whatever the kind. */
export const isDraft = stands('draft');
export const isOpen = stands('open');
export const isBegun = stands('begun');
export const isBilled = stands('billed');
export const isGone = stands('gone');
export const isDeleted = stands('deleted');

/** Whether its files can be opened: not while it is deleted. Source: decision 0072. */
export const opensFiles = (document: KindAndStatus): boolean => !isDeleted(document);

/** Billed, and nothing of it is owed any longer. */
export const isSettled = (document: KindAndStatus): boolean => isBilled(document) && !isOpen(document);

/** Nothing is owed on it any more because its rest was given up. */
export const isForgiven = (document: KindAndStatus & { writtenOff: Decimal }): boolean =>
  !isZero(document.writtenOff) && isSettled(document);

/** Issued into the books, and something is owed on it. */
export const awaitsPayment = (document: KindAndStatus): boolean =>
  kindSpec(document.kind).posts && isOpen(document);

/** The word people read for the status of a document. */
export const statusWordOf = ({ kind, status }: { kind: DocumentKind; status: string }): StatusWord =>
  kindSpec(kind).statusWords[status]!;

/**
 * The words of the statuses a plan of a document names: its own, and those of what else it changes, such as the order whose bill
 * is cancelled.
 *
 * @returns asked with a status and the type it is of, as a plan names it
 */
export const plannedStatusOf =
  (document: { kind: DocumentKind }) =>
  (status: string, type: string): StatusWord =>
    statusWordOf({ kind: kindOfSeries(type) ?? document.kind, status });
