/** What law and customers want to know of a business on its documents, beside name and street. Source: answers.md, "Paper, mail and public pages". */
export const particulars = `
alter table business add column particulars jsonb not null default '{}';
`;
