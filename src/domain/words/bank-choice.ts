/** The bank that money goes through. */

export const defaultBank = ({ bank }: { bank: string }) => `Default: ${bank}`;
export const noBankByMode = 'Money paid this way doesn’t go through a bank. Leave the bank empty.';
export const bankArchived = 'This bank is archived. Choose another one.';
export const bankInOtherCurrency = ({
  bank,
  currency,
  homeCurrency,
}: Record<'bank' | 'currency' | 'homeCurrency', string>) =>
  `This bank is kept in ${bank}. Choose one in ${currency === homeCurrency ? '' : `${currency} or in `}${homeCurrency}.`;
