/** What a bank takes for a payment, in the payment's money and at home; it is posted with it. Source: answers-2.md, Q26. */
export const bankCharges = `
alter table payment add column bank_charge money_ not null default 0 check (bank_charge >= 0),
  add column home_bank_charge money_ not null default 0 check (home_bank_charge >= 0);
`;
