import type { DocumentHeader } from './document.ts';
import { isDeleted } from './status.ts';

/** Whether a document may be sent or linked to: it has its number, and stands. Why it may not says `whyNotSend`. */
export const maySend = (document: Pick<DocumentHeader, 'kind' | 'status' | 'number'>): boolean =>
  document.number !== null && !isDeleted(document);
