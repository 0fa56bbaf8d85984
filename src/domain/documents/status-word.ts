import type { Decimal } from '../money.ts';
import { partlyPaid } from '../words/posted.ts';
import type { StatusWord } from '../words/status.ts';
import type { DocumentKind } from './kind.ts';
import { kindSpec } from './kinds.ts';

interface Asked {
  kind: DocumentKind;
  status: string;
  /** What was asked for in advance; null or left out where nothing was. */
  depositRequired?: Decimal | null;
}

/**
 * The word people read for where a document stands. What is paid in part counts as a deposit only where one was asked for.
 * Status, tab and wire stay the spec's.
 */
export const statusWordOf = ({ kind, status, depositRequired = null }: Asked): StatusWord => {
  const word = kindSpec(kind).statusWords[status]!;
  return status === 'DepositPaid' && depositRequired === null ? { ...word, word: partlyPaid } : word;
};
