import type { CurrentBusiness } from '../../src/screens/frame/business.ts';

/** The business that parts stand in which are shown by themselves. */
export const currentBusiness: CurrentBusiness = {
  id: 'AZ8AAAAAcAAAAAAAAAAAAA',
  name: 'Umbrella Works',
  country: 'US',
  homeCurrency: 'USD',
  multiCurrency: true,
  multiLocation: false,
  plan: 'enterprise',
  taxAfterDiscount: false,
  taxPerRate: false,
  bracketsOnPaper: false,
  aboveSeats: null,
  industry: 0,
  locale: 'en',
  timeZone: 'UTC',
  role: 'Owner',
  userId: 'AZ8AAAAAcAAAAAAAAAAAAB',
  userName: 'Ada Owner',
};
