/** What a lifecycle is asked about: the stored status, and the facts of its own document that the chart guards on. */
export interface Standing<Facts = unknown> {
  status: string;
  facts: Facts;
}
