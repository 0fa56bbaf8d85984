/** Files beside a document that somebody opens by its link. */
export const files = 'Sent with this document';
export const download = 'Download';
