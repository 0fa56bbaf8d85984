/** What the chain appends next is found by the transactions of events, of which there are many. Statements that run one by one outside a transaction. */
export const eventXid: readonly string[] = [
  'drop index concurrently if exists event_xid',
  'create index concurrently event_xid on event (business_id, xid, id)',
];
