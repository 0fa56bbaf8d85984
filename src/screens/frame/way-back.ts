/** The address each list was last looked at, with its page and its filters, by the list's own address. */
const lastSeen = new Map<string, string>();

/** Remembers how a list stands, so that leaving what it opened leads back to it as it was. */
export const rememberList = (href: string, address: string): void => {
  lastSeen.set(href, address);
};

/** Where the way back to a list leads: to the list as it was left, or as it begins. */
export const wayBackTo = (href: string): string => lastSeen.get(href) ?? href;
