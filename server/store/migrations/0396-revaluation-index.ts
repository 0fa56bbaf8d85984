/** Revaluations are few, and are left out wherever accounts are compared with open items. Statements that run one by one outside a transaction. */
export const revaluationIndex: readonly string[] = [
  'drop index concurrently if exists journal_entry_revaluation',
  `create index concurrently journal_entry_revaluation on journal_entry (business_id, id) where kind = 'revaluation'`,
];
