import type { Row } from './touches.ts';

/** Calls that change the online store. */
export const storeTouches: readonly Row[] = [
  [
    ['online-store'],
    '/api/onboarding/get-shopify-access-code-url',
    '/api/onboarding/get-shopify-access-token',
    '/api/onboarding/Disconnect-Shopify',
    '/api/onboarding/save-shopify-sync-settings',
    '/api/onboarding/add-shopify-configuration',
    '/api/onboarding/update-shopify-configration',
    '/api/ShopifyAccountingConfiguration/Add-Shopify-Accounting-Configuration',
    '/api/ShopifyAccountingConfiguration/Update-Shopify-Accounting-Configuration',
    '/api/onboarding/move-shopify',
  ],
];
