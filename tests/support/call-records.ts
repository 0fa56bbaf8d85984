/** What one test did with one call. */
export interface CallRecord {
  /** It was answered with a success at least once. */
  granted: boolean;
  /** Fields sent with a value, by path: `items.TaxId`, `header idempotency-key`. */
  sent: string[];
  /** Keys of answers that were read where they had a value, by path: `data.items.TaxName`. */
  read: string[];
}

/** What one test did, by `METHOD /path` of each call it made. */
export interface TestRecord {
  /** Its titles as run, the outermost describe first. */
  titles: string[];
  calls: Record<string, CallRecord>;
}

/** The folder each test file writes its records to; nothing is written without it. */
export const recordsFolder = 'COUNTERFOIL_CALL_RECORDS';
