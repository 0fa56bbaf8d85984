const at = '/api/onboarding/';

/** Addresses that browsers are sent to by a store, which answer with the way to the wizard, and the one it reports to; no call has them. */
export const storeAddresses = {
  comeBack: `${at}shopify-oauth-flow`,
  enter: `${at}connect-oauth-shopify`,
  report: `${at}shopify-event`,
} as const;
