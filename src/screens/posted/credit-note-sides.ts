import { type CreditNoteCommands, creditNoteCommands } from '../../api/documents/credit-notes.ts';
import type { DocumentKind } from '../../domain/documents/kind.ts';
import { kindSpec } from '../../domain/documents/kinds.ts';
import { type CreditNoteWords, creditNotes } from '../../domain/words/credit-notes.ts';

/** The side of the books a kind stands on. */
const sideOfKind = (kind: DocumentKind) => kindSpec(kind).side ?? 'receivable';

/** What is said of what is given back on a kind, by the side of the books it stands on. */
export const creditNoteWordsOf = (kind: DocumentKind): CreditNoteWords =>
  creditNotes.creditNoteWords[sideOfKind(kind)];

/** What is done with it. */
export const creditNoteCommandsOf = (kind: DocumentKind): CreditNoteCommands =>
  creditNoteCommands[sideOfKind(kind)];
