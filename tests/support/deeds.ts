/** What one test did with one call. */
export interface CallDeeds {
  /** It was answered with a success at least once. */
  granted: boolean;
  /** Fields sent with a value, by path: `items.TaxId`, `header idempotency-key`. */
  sent: string[];
  /** Keys of answers that were read where they had a value, by path: `data.items.TaxName`. */
  read: string[];
}

/** What one test did, by `METHOD /path` of each call it made. */
export interface TestDeeds {
  /** Its titles as run, the outermost describe first. */
  titles: string[];
  calls: Record<string, CallDeeds>;
}

/** The folder each test file writes its deeds to; nothing is written without it. */
export const deedsFolder = 'COUNTERFOIL_DEEDS';
