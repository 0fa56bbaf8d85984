/** Who acts when a provider's word is booked: no person. The id is one no user has. */
export const providerUser = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Payment provider',
  role: 'Provider',
} as const;
