/** What the audit trail is read by. Its tables are the largest there are, and writers don't wait while these are built. */
const indexes: Readonly<Record<string, string>> = {
  event_at: 'event (business_id, at desc, id desc) where part_of is null',
  event_part: 'event (business_id, part_of) where part_of is not null',
  event_act: 'event (business_id, act_id)',
  journal_entry_act: 'journal_entry (business_id, act_id)',
};

/** Statements that run one by one outside a transaction, and bear being repeated. */
export const auditIndexes: readonly string[] = Object.entries(indexes).flatMap(([name, on]) => [
  `drop index concurrently if exists ${name}`,
  `create index concurrently ${name} on ${on}`,
]);
