/** The comment of the table says what a row of it is. */
export const plainStatementComment = `
comment on table bank_statement is 'A statement of a bank, or a count of the cash: its last day and the balance at the end of that day.';
`;
