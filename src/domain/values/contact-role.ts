/** What a contact is to the business. */
export type ContactRole = 'customer' | 'vendor';
