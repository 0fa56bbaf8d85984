import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { type PostedWords, postedWords } from '../../domain/words/posted.ts';

/** What is said of a kind that is posted, by the side of the books it stands on. */
export const wordsOfKind = (kind: DocumentKind): PostedWords =>
  postedWords[kindSpec(kind).side ?? 'receivable'];
