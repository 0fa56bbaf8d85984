/**
 * Rows of a run are found again by their key in `import_row_known`. While PostgreSQL's statistics know nothing of the rows, this index and the
 * primary key seemed as good to it, for a run's rows are few then; in a first large import it read all rows of the run for each key.
 */
export const importRowKeys = `
drop index import_row_key;
`;
