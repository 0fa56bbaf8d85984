/** How a shop's own domain is written; the part before the first point names the shop. */
const shopDomain = /^[a-z0-9][a-z0-9-]{0,59}\.myshopify\.com$/;
const bareName = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** True for the domain of a shop, e.g. "blue-kettle.myshopify.com", and for nothing else: it decides which host is spoken to. */
export const isShopDomain = (text: string): boolean => shopDomain.test(text);

/**
 * The shop that somebody means by what they typed or pasted: its name, its domain, the address of its admin on either host. Null for
 * anything else, such as another host, a user or a port before it, or signs that only look like letters.
 *
 * @returns its domain, e.g. "blue-kettle.myshopify.com"
 */
export const shopDomainOf = (typed: string): string | null => {
  const text = typed.trim();
  if (bareName.test(text.toLowerCase())) return `${text.toLowerCase()}.myshopify.com`;
  const address = /^(?:https:\/\/)?([a-z0-9.-]+)(\/[\w/-]*)?$/i.exec(text);
  if (!address) return null;
  const host = address[1]!.toLowerCase();
  const path = address[2] ?? '';
  if (host === 'admin.shopify.com') {
    const name = /^\/store\/([a-z0-9][a-z0-9-]*)(?:\/|$)/i.exec(path)?.[1]?.toLowerCase();
    return name && bareName.test(name) ? `${name}.myshopify.com` : null;
  }
  return isShopDomain(host) && (path === '' || path === '/' || /^\/admin(?:\/|$)/i.test(path)) ? host : null;
};
