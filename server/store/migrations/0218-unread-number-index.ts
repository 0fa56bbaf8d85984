/**
 * A number that came with a document is looked for together with our own, for which there is no index in small letters, so that the rows of
 * the kind were read either way. Dropped beside those who post.
 */
export const unreadNumberIndex = 'drop index concurrently if exists document_external_number';
