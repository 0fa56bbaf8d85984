import type { Standing } from '../standing.ts';
import type { Document } from './document.ts';
import type { KindSpec } from './kind-spec.ts';

/** The one function that says what a document's chart is asked about. */
export const standingOfDocument = <Facts>(
  { facts }: Pick<KindSpec<Facts>, 'facts'>,
  document: Document,
): Standing<Facts> => ({
  status: document.status,
  facts: facts({ ...document, lineCount: document.lines.length }),
});
