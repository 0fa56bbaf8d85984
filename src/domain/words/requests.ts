import { everywhere } from './everywhere.ts';

export const requestFaults = {
  tooLongForFile: 'A file can have at most 200,000 rows. Narrow the list, for example by date.',
  tooLongForPdf:
    'A PDF can have at most 20,000 rows. Download the list as CSV, or narrow it, for example by date.',
  tooLongForWorkbook:
    'An XLSX file can have at most 50,000 rows. Download the list as CSV, or narrow it, for example by date.',
  tooManyColumns: (most: number) =>
    `A report can have at most ${most} columns. Choose fewer days, or longer columns.`,
  amountWrong: 'Enter an amount of zero or more, such as 120.50.',
  searchTooDeep:
    'You can look through the first 10,000 results of a search. Search for more words to find what you need.',
  tooMuchForFile: 'This is too much for one file. Choose a shorter period.',
  sentWithOtherContent: 'This request was sent before with other content. Open the form again.',
  daysReversed: everywhere.daysReversed,
  reportUnknown: 'There is no report of this name.',
  planDoesNotInclude: 'Your plan does not include this.',
  nameTheBusiness: 'Name the business.',
  twoSpellings: (first: string, other: string) => `Send ${first} or ${other}, not two different ones.`,
  unknownMoney: (name: string, near: string | null) =>
    near
      ? `We don’t know ${name}. Send ${near} instead.`
      : `We don’t know ${name}. Send it under one of the names we take here, or leave it out.`,
  unknownDate: 'This takes no date. Leave it out.',
  idempotencyKeyTooLong: 'The Idempotency-Key is too long.',
  nestedTooDeep: 'This is nested too deep.',
  pageAloneOpens: 'This address must be opened by the page itself.',
  notFound: everywhere.notFound,
  tooManyTries: everywhere.throttled,
  unexpected: everywhere.unexpected,
  booksLocked: 'The books are locked for this day. Choose a later day.',
  requestCantRead: 'The request can’t be read.',
  pdfsBusy: 'Many PDFs are being made at the moment. Try again in a few seconds.',
  pdfTooSlow: 'This PDF took too long to make. Try again in a minute.',
  workbooksBusy: 'Many XLSX files are being made at the moment. Try again in a few seconds.',
  workbookTooSlow: 'This XLSX file took too long to make. Try again in a minute, or download it as CSV.',
  picturesBusy: 'Many pictures are being read at the moment. Try again in a few seconds.',
};

/** Names the wire writes as one word; all others are told apart by their capitals. */
const oneWord: Readonly<Record<string, string>> = {
  accountname: 'account name',
  accountnumber: 'account number',
  accounttype: 'account type',
  bankid: 'bank',
  bankname: 'bank name',
  businessid: 'business',
  categoryname: 'category',
  clientid: 'customer',
  companyname: 'company name',
  currencyid: 'currency',
  currentpage: 'page',
  emailtoclient: 'email to the customer',
  firstname: 'first name',
  fromdate: 'first day',
  inhomecurrency: 'in home currency',
  inviteid: 'invitation',
  invoicesettingid: 'template',
  invoicestatus: 'invoice status',
  invoicestyle: 'invoice style',
  invoicetype: 'invoice type',
  isdefault: 'default',
  earlypaymentdays: 'days of the discount',
  earlypaymentpercent: 'early-payment discount',
  isdeleted: 'deleted',
  isrecoverable: 'recoverable',
  itemname: 'item name',
  lastname: 'last name',
  lockeduntil: 'lock date',
  memberemail: 'email',
  openingbalance: 'opening balance',
  openingbalancedate: 'opening balance date',
  openingcost: 'opening cost',
  openingcurrency: 'opening currency',
  openingrate: 'opening rate',
  paymentlink: 'payment link',
  paymentmode: 'payment method',
  paymentterms: 'payment terms',
  printas: 'print as',
  productid: 'item',
  productname: 'item name',
  profileimagekey: 'picture key',
  profileimageurl: 'picture',
  quotetype: 'quote type',
  rememberme: 'remember me',
  requireddeposit: 'required deposit',
  salestaxid: 'sales tax',
  searchquery: 'search',
  sendstyle: 'way of sending',
  shipstatus: 'delivery status',
  sortby: 'sorting',
  sortorder: 'sort order',
  takediscount: 'discount for early payment',
  taxid: 'tax',
  taccountid: 'account',
  teammemberid: 'team member',
  timezone: 'time zone',
  todate: 'last day',
  trackingnumber: 'tracking number',
  trackstock: 'track stock',
  unitprice: 'price',
  userid: 'user',
  whatsappnumber: 'WhatsApp number',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One field of the wire as a person calls it: "ShipZipCode" is "ship zip code", "ClientIDFK" is "customer". */
const spokenField = (field: string): string => {
  const bare = field.replace(/FK$/, '');
  const known = oneWord[bare.replaceAll('_', '').toLowerCase()];
  if (known) return known;
  const spaced = bare.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.replace(/[ ]?I[Dd]$/, '').toLowerCase() || 'ID';
};

/** What is wrong with a field of a request, in a sentence that names it. */
export const sent = {
  sentFaults: {
    missing: (name: string) => `${name} is missing.`,
    text: (name: string) => `${name} must be text.`,
    number: (name: string) => `${name} must be a number.`,
    whole: (name: string) => `${name} must be a whole number.`,
    truth: (name: string) => `${name} must be true or false.`,
    list: (name: string) => `${name} must be a list.`,
    fields: (name: string) => `${name} must be an object with fields of its own.`,
    amount: (name: string) => `${name} must be a number such as 12.50.`,
    day: (name: string) => `${name} must be a date such as 2026-03-31.`,
    id: (name: string) => `${name} isn’t an ID from Counterfoil.`,
    empty: (name: string) => `${name} must be left out.`,
    needed: (name: string) => `${name} can’t be empty.`,
    long: (name: string, most: number) => `${name} can have at most ${most} characters.`,
    many: (name: string, most: number) => `${name} can have at most ${most} entries.`,
    large: (name: string, most: number) => `${name} can be at most ${most}.`,
    small: (name: string, least: number) => `${name} must be at least ${least}.`,
    unprintable: (name: string) => `${name} contains characters we can’t store.`,
    choice: (name: string, values: readonly string[]) => `${name} must be ${values.join(' or ')}.`,
    unreadable: (name: string) => `We can’t read ${name.toLowerCase()}.`,
  } as const,

  /** The request as a whole, where no field of it can be named. */
  unreadableRequest: 'We can’t read this request.',

  /** A field by its place, as a person says it: `items.0.quantity` is "Line 1, quantity". */
  spokenPlace: (path: readonly string[]): string => {
    const parts = path.flatMap((part, at) => {
      if (/^\d+$/.test(part)) return [];
      const index = path[at + 1];
      const isLast = index === undefined || at + 2 >= path.length;
      if (index === undefined || !/^\d+$/.test(index)) return [spokenField(part)];
      const place = /items$/i.test(part) ? 'line' : spokenField(part);
      return [`${place} ${Number(index) + 1}${isLast ? '' : ','}`];
    });
    return capital(parts.join(' '));
  },
};

/** What is wrong with the price, the amount or the tax that a line was sent with. */
export const sentFigures = {
  priceMissing: ({ line }: { line: number }) => `Line ${line}: enter a price.`,
  amountDiffers: (values: { line: number; amount: string; price: string; makes: string }) =>
    `Line ${values.line}: you sent an amount of ${values.amount}, but the quantity at ${values.price} makes ${values.makes}. Send one of them, or two that agree.`,
  netPriceDiffers: (values: { line: number; price: string; makes: string }) =>
    `Line ${values.line}: you sent a price of ${values.price} without tax, but the price with tax makes ${values.makes}. Leave it out.`,
  taxNotChosen: ({ line, tax }: { line: number; tax: string }) =>
    `Line ${line}: it has ${tax} of tax, but no tax is chosen. Choose the tax.`,
  taxDiffers: (values: { line: number; tax: string; taxName: string; makes: string }) =>
    `Line ${values.line}: you sent ${values.tax} of tax, but ${values.taxName} makes ${values.makes}. Leave the amount out, or choose another tax.`,
};

/** What is wrong with amounts that include tax, or should. */
export const grossFaults = {
  notIncluded:
    'This document’s prices don’t include tax. Send PricesIncludeTax too, or the amount without tax.',
  priceMissing: ({ line }: { line: number }) =>
    `Line ${line}: prices of this document include tax. Send the price with it as GrossUnitPrice.`,
  lineDiscountMissing: ({ line }: { line: number }) =>
    `Line ${line}: prices of this document include tax. Send the discount with it as GrossLineDiscount.`,
  discountMissing: 'Prices of this document include tax. Send the discount with it as GrossDiscount.',
  shippingMissing: 'Prices of this document include tax. Send the shipping with it as GrossShipping.',
};

export const actRefusals = {
  onlinePayment: 'Online payment',

  /** What is said of money of a provider's test mode, in which none moves. */
  inTest: ({ memo }: { memo: string }) => `${memo} (test)`,
  quoteConvertedAgain: (number: string | null, target: string) =>
    `Its quote ${number} was converted again meanwhile. Delete that ${target} first.`,
  paymentDeletedAlready: 'This payment is deleted already.',
  namedTwice: (document: string) => `Each ${document} can appear only once in a payment.`,
  severalContacts: (documents: string, contact: string) =>
    `One payment can settle ${documents} of one ${contact} only.`,
  surplusOnSeveral: (document: string) => `Keep a surplus from a payment on one ${document}, not on several.`,
  ofOne: ({ number, sentence }: { number: string; sentence: string }) => `${number}: ${sentence}`,
  addressUnknown: 'This isn’t one of the customer’s addresses.',
  addressMissing: 'Choose which of the customer’s addresses to email.',
  receipt: 'Receipt',
  invoice: 'Invoice',
  onlinePaymentOff: 'Online payment is not set up here. Choose another way to pay.',
  statusFollows: 'A status follows from what happens: issue, payment or cancellation.',
  notFound: everywhere.notFound,
};
