/** Nothing ever had an external id: no query reads its index, and every posting wrote it. */
export const unreadIndexes = `
alter table document drop constraint document_business_id_channel_external_id_key;
`;
