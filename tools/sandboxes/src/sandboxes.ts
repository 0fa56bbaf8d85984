import { startPaymentSandbox } from './payments/server.ts';
import { startPlanSandbox } from './plans/server.ts';
import { startProvidersSandbox } from './providers.ts';
import { startShopSandbox } from './shop/server.ts';

/** What starts each sandbox: of the payment page, of the providers that businesses connect, of online stores and of payments for plans. */
export const sandboxes = {
  payments: startPaymentSandbox,
  providers: startProvidersSandbox,
  shop: startShopSandbox,
  plans: startPlanSandbox,
};
