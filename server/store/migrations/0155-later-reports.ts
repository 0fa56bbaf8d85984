/** Reports of a store wait for as long as the store says, too: their jobs are queued by the role that keeps them. Source: CONNECT.md, "Limits". */
export const laterReports = `
grant execute on function enqueue_later(text, json, text, timestamptz) to counterfoil_access;
`;
