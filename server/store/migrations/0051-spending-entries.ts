/**
 * An entry in the journal leads to the expense it was posted for, and an expense's events alone know all of its entries: the
 * row has the last, and entries can't be written to.
 */
export const spendingEntries = `
create index event_expense_entry on event (business_id, ((data ->> 'entryId')::uuid))
  where subject_kind = 'expense' and data ? 'entryId';
`;
