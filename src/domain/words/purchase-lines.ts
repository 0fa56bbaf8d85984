/** What is wrong with the price or tax of a line of a bill or an order as it was sent. */

export const priceMissing = ({ line }: { line: number }) => `Line ${line}: enter a price.`;
export const amountDiffers = ({ line, amount, price }: { line: number; amount: string; price: string }) =>
  `Line ${line}: the amount ${amount} isn’t the quantity at ${price}. Send one of them, or two that agree.`;
export const noSuchPrice = ({ line, amount }: { line: number; amount: string }) =>
  `Line ${line}: no price comes to exactly ${amount}. Send the price instead.`;
export const taxNotChosen = ({ line, tax }: { line: number; tax: string }) =>
  `Line ${line}: it has ${tax} of tax, but no tax is chosen. Choose the tax.`;
