/** Kinds that share the one document table, each with its own chart. What each one is, its row of `documentKinds` says. */
export type DocumentKind = 'invoice' | 'quote' | 'bill' | 'order';

/** What people call a document: a kind comes in one type or in several, which share its chart. Each has its own numbers. */
export type DocumentType = 'invoice' | 'receipt' | 'quote' | 'bill' | 'order';
