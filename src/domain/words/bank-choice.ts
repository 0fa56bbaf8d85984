/** The bank that money goes through. */

export const bank = 'Bank';
export const defaultBank = ({ bank: name }: { bank: string }) => `Default: ${name}`;
export const noBankByMode = 'Money paid this way doesn’t go through a bank. Leave the bank empty.';
export const bankArchived = 'This bank is archived. Choose another one.';
export const bankInOtherCurrency = ({
  bank: kept,
  currency,
  homeCurrency,
}: Record<'bank' | 'currency' | 'homeCurrency', string>) =>
  `This bank is kept in ${kept}. Choose one in ${currency} or in ${homeCurrency}.`;
