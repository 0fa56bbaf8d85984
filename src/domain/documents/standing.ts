import type { Standing } from '../values/standing.ts';
import type { Document } from './document.ts';
import type { FactsSource } from './kind-spec.ts';

/** The one function that says what a document's chart is asked about. */
export const standingOfDocument = <Facts>(
  factsOf: (document: FactsSource) => Facts,
  document: Document,
): Standing<Facts> => ({
  status: document.status,
  facts: factsOf({ ...document, lineCount: document.lines.length }),
});
