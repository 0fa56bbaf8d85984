/** A mail about a document may take a credit note on it along instead of the document itself. */
export const mailedCreditNotes = `
alter table message add column credit_note_id uuid,
  add foreign key (business_id, credit_note_id) references credit_note,
  add constraint message_credit_note check (credit_note_id is null or document_id is not null);
`;
