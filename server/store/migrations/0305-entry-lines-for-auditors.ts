/** An entry says whether an import of a file posted it: what became of the file's rows is forgotten long before the books are. */
export const entryLinesForAuditors = `
alter table journal_entry add column imported bool not null default false;
`;
