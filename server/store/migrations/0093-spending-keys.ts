/** The number an expense is known again by where a file of them is imported. Source: answers-2.md, Q58. */
export const spendingKeys = `
create index expense_reference on expense (business_id, lower(reference)) where reference <> '';
`;
