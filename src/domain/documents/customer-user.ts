/** Who acts when a customer does something on a public page: nobody who signs in. The id is one no user has. */
export const customerUser = {
  id: '00000000-0000-0000-0000-000000000001',
  name: 'Customer',
  role: 'Customer',
} as const;
