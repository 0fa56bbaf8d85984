/** What a contact is known again by where a file of them is imported: their email, else their name. Source: answers-2.md, Q58. */
export const contactKeys = `
create index contact_email on contact (business_id, lower(email)) where email is not null;
create index contact_name on contact (business_id, lower(name));
`;
