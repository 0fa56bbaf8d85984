/** What is wrong with the price, the amount or the tax that a line was sent with. */

export const priceMissing = ({ line }: { line: number }) => `Line ${line}: enter a price.`;
export const amountDiffers = (said: { line: number; amount: string; price: string; makes: string }) =>
  `Line ${said.line}: you sent an amount of ${said.amount}, but the quantity at ${said.price} makes ${said.makes}. Send one of them, or two that agree.`;
export const taxNotChosen = ({ line, tax }: { line: number; tax: string }) =>
  `Line ${line}: it has ${tax} of tax, but no tax is chosen. Choose the tax.`;
export const taxDiffers = (said: { line: number; tax: string; taxName: string; makes: string }) =>
  `Line ${said.line}: you sent ${said.tax} of tax, but ${said.taxName} makes ${said.makes}. Leave the amount out, or choose another tax.`;
