import type { ProviderView } from '../../domain/payment-provider/connection.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { paymentProviderCalls } from '../contract/payment-provider.ts';
import { renaming } from './rename.ts';

/** Our words for a bank account → the calls'. */
export const bankAccountWire = renaming({
  country: 'country',
  bankCode: 'bankcode',
  number: 'accountnumber',
  name: 'accountname',
});

export const providerFromWire = ({
  isAvailable: available,
  isSandbox: sandbox,
  isLive: live,
  isSimulated: simulated,
  Standing: standing,
  ...view
}: AnswerOf<typeof paymentProviderCalls.listProviders>['data'][number]): ProviderView => ({
  ...view,
  available,
  sandbox,
  live,
  simulated,
  standing,
});
