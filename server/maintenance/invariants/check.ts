/** One question to the whole database; what it answers is what is wrong. */
export interface Check {
  /** Number of the invariant it belongs to. */
  invariant: number;
  /** A query of business_id and fault, a sentence naming the row. No rows where all is well. */
  sql: string;
}
