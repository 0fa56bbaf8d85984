import type { EncodingSource } from './encodings.ts';

/** What the chart of an import looks at. */
export interface ImportFacts {
  /** The same file was imported before, and nobody confirmed yet that it should be again. */
  unconfirmed: boolean;
  /** Rows not yet looked at. */
  pending: number;
  /** Rows it created or changed. */
  made: number;
  /** It ended less than thirty days ago, or has not yet. */
  recent: boolean;
  /** Its file is still kept, and what became of each row of it. */
  fileKept: boolean;
  /** Who says what the encoding of its file is; a proposal is nobody's word. */
  encodingBy: EncodingSource;
}
