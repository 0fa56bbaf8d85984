/** A list begins with what was added last: its page comes from an index, however much of other kinds was added since. */
export const lastAdded = `
create index document_by_added on document (business_id, kind, id);
`;
