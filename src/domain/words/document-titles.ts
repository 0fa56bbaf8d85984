/** What the forms of documents are called, and what leads to them. */

export const edit = ({ document }: { document: string }) => `Edit ${document}`;
export const newDocument = ({ document }: { document: string }) => `New ${document}`;
