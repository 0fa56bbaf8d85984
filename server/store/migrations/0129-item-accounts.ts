/** What an item is bought with, and the account its cost is posted to. Source: answers.md, "Fields", Product. */
export const itemAccounts = `
alter table product add column purchase_tax_id uuid, add column cost_account int,
  add foreign key (business_id, purchase_tax_id) references tax,
  add foreign key (business_id, cost_account) references account;
`;
