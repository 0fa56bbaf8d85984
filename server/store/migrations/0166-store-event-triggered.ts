/** When what a store reports happened, as its report's header says; null for a report that didn't say. Source: connections.md, rule 6. */
export const storeEventTriggered = `
alter table store_event add column triggered_at timestamptz;
`;
