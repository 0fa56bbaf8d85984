/**
 * Indexes of documents that no query reads, and that every posting wrote. Nothing ever had an external id. A number that came with a document is
 * looked for together with our own, for which there is none in small letters, so that the rows of the kind were read either way.
 */
export const unreadIndexes = `
alter table document drop constraint document_business_id_channel_external_id_key;
drop index document_external_number;
`;
