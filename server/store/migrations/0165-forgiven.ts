/** What was forgiven or given back is found by itself: of very many settlements it is few, and summaries leave it out of what was paid. */
export const forgiven = `
create index settlement_forgiven on settlement (business_id, item_id) where kind in ('write-off', 'credit-note');
`;
