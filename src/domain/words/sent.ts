/** What is wrong with a field of a request, in a sentence that names it. */
export const sentFaults = {
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
} as const;

/** The request as a whole, where no field of it can be named. */
export const unreadableRequest = 'We can’t read this request.';

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

/** A field by its place, as a person says it: `items.0.quantity` is "Line 1, quantity". */
export const spokenPlace = (path: readonly string[]): string => {
  const parts = path.flatMap((part, at) => {
    if (/^\d+$/.test(part)) return [];
    const index = path[at + 1];
    const isLast = index === undefined || at + 2 >= path.length;
    if (index === undefined || !/^\d+$/.test(index)) return [spokenField(part)];
    const place = /items$/i.test(part) ? 'line' : spokenField(part);
    return [`${place} ${Number(index) + 1}${isLast ? '' : ','}`];
  });
  return capital(parts.join(' '));
};
