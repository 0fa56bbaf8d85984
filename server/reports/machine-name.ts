import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import { storeUser } from '../../src/domain/online-store/store-user.ts';

/** What is shown as who acted where no person did: the online store, or the payment provider. */
export const machineName = (userId: string | null): string =>
  userId === storeUser.id ? storeUser.name : providerUser.name;
