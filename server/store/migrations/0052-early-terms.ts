/** What a vendor takes off a bill that is paid early, and for how many days from the bill's own. Source: answers-2.md, Q26. */
export const earlyTerms = `
alter table document add column early_percent numeric(7,4), add column early_days smallint,
  add check ((early_percent is null) = (early_days is null));
`;
