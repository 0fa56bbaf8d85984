/** What is read in password. */
export const passwordWords = {
  tooShort: (shortest: number) => `Use at least ${shortest} characters. Several words make a good password.`,
  tooLong: (longest: number) => `Use at most ${longest} characters.`,
  tooCommon: 'This password is among the first that are guessed. Choose another.',
  namesProduct: 'Leave the name of this product out of your password.',
  namesEmail: 'Leave your email address out of your password.',
  namesBusiness: 'Leave the name of your business out of your password.',
} as const;
