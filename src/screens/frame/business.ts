import { createContext, useContext } from 'react';
import type { May } from '../../domain/access/permissions.ts';
import { permits } from '../../domain/access/permissions.ts';
import type { Plan } from '../../domain/access/plans.ts';

/** The business the signed-in user works in, as every signed-in page needs it. Ids are the wire's. */
export interface CurrentBusiness {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  homeCurrency: string;
  multiCurrency: boolean;
  multiLocation: boolean;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** Reports on paper have what is below zero in brackets. */
  bracketsOnPaper: boolean;
  /** The number of its industry; 0 for none. */
  industry: number;
  locale: string;
  timeZone: string;
  role: string;
  plan: Plan;
  /** Its seats, where the user has none of them. */
  aboveSeats: number | null;
  userId: string;
  userName: string;
}

export const BusinessContext = createContext<CurrentBusiness | null>(null);

/** The current business; a page that asks for it stands only where somebody is signed in. */
export const useBusiness = (): CurrentBusiness => {
  const business = useContext(BusinessContext);
  if (!business) throw new Error('This page needs a signed-in user with a business.');
  return business;
};

/** Whether the user's role may do this: what it may not is absent. The same function decides on the server. */
export const useMay = (): May => {
  const { role } = useBusiness();
  return (key) => permits(role, key);
};
