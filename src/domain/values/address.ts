/** Where somebody is, or goods go. */
export interface Address {
  attention: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
}

export const noAddress: Address = {
  attention: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  phone: '',
};

/** The lines of a text of several, without blank ones. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** An address as paper prints it, a line each; the street may be several. */
export const addressLines = ({ street, zip, city, state, country }: Address): string[] =>
  [street, [zip, city].filter(Boolean).join(' '), state, country].flatMap(linesOf);

/** An address in one line, for a file. */
export const addressLine = (address: Address): string => addressLines(address).join(', ');
