/** A line of a purchase keeps whether its tax was recoverable when it was written, as it keeps its name and percentage. */
export const purchases = `
alter table document_line add column tax_recoverable boolean not null default true;
`;
