/**
 * The way a contact was sent something last: Send proposes it again, on every device. Null for one who was sent nothing yet.
 * Source: answers.md, "Stated departures".
 */
export const waysOfSending = `
alter table contact add column last_sent_by text check (last_sent_by in ('mail', 'whatsapp', 'link'));
`;
