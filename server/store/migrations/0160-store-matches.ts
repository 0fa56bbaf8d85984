/** Which variants were matched as the store was activated, whose levels are still to be brought together. Source: connections.md, rule 18. */
export const storeMatches = `
alter table store_variant add column to_match boolean not null default false;
`;
