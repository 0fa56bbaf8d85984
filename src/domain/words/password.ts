/** What is read in password. */
export const passwordWords = {
  tooShort: (shortest: number) => `Use at least ${shortest} characters. A few random words work well.`,
  tooLong: (longest: number) => `Use at most ${longest} characters.`,
  tooCommon: 'This password is too easy to guess. Choose another.',
  namesProduct: 'Leave the name of this product out of your password.',
  namesEmail: 'Leave your email address out of your password.',
  namesBusiness: 'Leave the name of your business out of your password.',
} as const;
