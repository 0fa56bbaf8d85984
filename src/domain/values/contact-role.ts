/** What a contact is to the business. */
export const contactRoles = ['customer', 'vendor'] as const;
export type ContactRole = (typeof contactRoles)[number];
