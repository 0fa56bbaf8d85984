/** The calls of the online store and the payment providers that have an answer of their own, by hand from the spec's list; ours are marked. */
export const listedStoreCalls = `
  GET  /api/onboarding/get-shopify-access-code-url
  GET  /api/onboarding/get-shopify-access-token
  GET  /api/onboarding/check-shopify-connected
  GET  /api/onboarding/Get-Shopify-Sync-Settings
  GET  /api/onboarding/Get-Create-Sales
  GET  /api/onboarding/Get-Shopify-Payment-Status
  GET  /api/onboarding/Get-Shopify-Shipping-Status
  GET  /api/onboarding/Get-Plat-form-Stock-Level
  GET  /api/onboarding/Get-Match-Shopify-Product-By
  GET  /api/onboarding/get-shopify-configration
  GET  /api/onboarding/Is-Shopify-Configuration-Exist
  GET  /api/onboarding/Disconnect-Shopify
  GET  /api/ShopifyAccountingConfiguration/Get-Shopify-Accounting-Configuration
  GET  /api/ShopifyAccountingConfiguration/Is-Shopify-Accounting-Configuration-Exist
  POST /api/onboarding/save-shopify-sync-settings
  POST /api/onboarding/add-shopify-configuration
  POST /api/onboarding/update-shopify-configration
  POST /api/ShopifyAccountingConfiguration/Add-Shopify-Accounting-Configuration
  POST /api/ShopifyAccountingConfiguration/Update-Shopify-Accounting-Configuration
  POST /api/onboarding/move-shopify                         ours
  GET  /api/onboarding/count-shopify-orders                 ours
  GET  /api/onboarding/store-orders-on-hold                 ours
  GET  /api/onboarding/compare-shopify-stock                ours
  GET  /api/Subscription/IsShopifySubscriptionAvailable
  POST /api/Subscription/ShopifySubscriptionBilling
  POST /api/Subscription/follow-store-billing               ours
  POST /api/Subscription/StripeConnect
  POST /api/Subscription/StripeAccountLink
  GET  /api/Subscription/GetConnectAccount
  GET  /api/onboarding/disconnect-stripe
  GET  /api/onboarding/get-paystack-bank-list
  POST /api/onboarding/verify-paystack-account-number
  POST /api/onboarding/create-paystack-sub-account
  GET  /api/onboarding/disconnect-paystack
  GET  /api/onboarding/get-flutterwave-bank-list
  POST /api/onboarding/verify-flutterwave-account-number
  POST /api/onboarding/create-flutterwave-subaccount
  GET  /api/onboarding/disconnect-flutterwave
  GET  /api/onboarding/register-business-on-paypal
  POST /api/onboarding/paypal-on-bording
  GET  /api/onboarding/disconnect-paypal
  GET  /api/onboarding/get-payment-providers                ours
  GET  /api/Payment/get-online-money                        ours
  GET  /api/Payment/get-ways-to-pay                         ours
  POST /api/Payment/refund-online                           ours
  GET  /api/Payment/list-payouts                            ours
  POST /api/Payment/record-payout                           ours
  POST /api/Payment/receive-stripe                          ours
  POST /api/Payment/receive-paystack                        ours
  POST /api/Payment/receive-flutterwave                     ours
  POST /api/Payment/receive-paypal                          ours
  POST /api/Payment/receive-plan-payment                    ours
  GET  /api/onboarding/list-shopify-orders                  ours
  GET  /api/onboarding/get-shopify-order                    ours
  POST /api/onboarding/retry-shopify-order                  ours
  POST /api/onboarding/retry-shopify-orders                 ours
  POST /api/onboarding/retry-shopify-count                  ours
  POST /api/onboarding/sync-shopify                         ours
  POST /api/onboarding/move-shopify-import                  ours
  GET  /api/onboarding/list-shopify-money                   ours
  POST /api/onboarding/map-shopify                          ours
  POST /api/onboarding/settle-shopify-payouts               ours
`.trim();
