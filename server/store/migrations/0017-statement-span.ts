/** A statement that is mailed later is of the days it was asked for. */
export const statementSpan = `
alter table message add column from_on date, add column to_on date;
`;
