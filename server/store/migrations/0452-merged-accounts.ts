/** An account that was merged into another is out of use and says which one takes its place; its lines stay on it. */
export const mergedAccounts = `
alter table account add column merged_into int, add column merged_on date,
  add constraint account_merged check ((merged_into is null) = (merged_on is null)),
  add constraint account_merged_out_of_use check (merged_into is null or not active and merged_into <> id),
  add foreign key (business_id, merged_into) references account;
`;
