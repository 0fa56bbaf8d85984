/**
 * Shipping that a credit note gave back, with each line's part of it on a bill. What was given back before has none.
 * Source: answers-2.md, Q110.
 */
export const shippingGivenBack = `
alter table credit_note add column shipping jsonb;
`;
