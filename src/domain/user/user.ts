import type { Plan } from '../access/plans.ts';

/** A business the user is an active member of, as far as every page needs it. */
export interface OwnBusiness {
  id: string;
  name: string;
  /** In words: "Owner". */
  role: string;
  plan: Plan;
  /** ISO 3166-1 alpha-2 code. */
  country: string;
  /** ISO 4217 code of the home currency. */
  currency: string;
  /** Documents may be written in a foreign currency. */
  multiCurrency: boolean;
  /** Goods are kept at several locations. */
  multiLocation: boolean;
  /** New documents take line taxes after the discount's share. */
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** Reports on paper have what is below zero in brackets. */
  bracketsOnPaper: boolean;
  /** The number of its industry; 0 for none. */
  industry: number;
  /** IANA name; its calendar day is the business's day. */
  timeZone: string;
  /** BCP 47 tag, by which money, numbers and days are shown and read. */
  locale: string;
  /** The seats of the business, where more work in it and the user has none of them; null where they do. */
  aboveSeats: number | null;
}

/** The signed-in user as they keep themselves. */
export interface OwnAccount {
  email: string;
  firstName: string;
  lastName: string;
  /** Where their picture is; empty for none. */
  picture: string;
}

/** One place where a user is signed in. */
export interface OpenSession {
  id: string;
  /** What the browser says it is. */
  agent: string;
  /** The network address; empty where it is not known. */
  address: string;
  createdAt: string;
  seenAt: string;
  /** The one that asks. */
  own: boolean;
}

/** How a user's account is kept their own. */
export interface Security {
  sessions: readonly OpenSession[];
  secondFactor: boolean;
  recoveryCodesLeft: number;
}

/** The signed-in user. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The address was proven by its owner. */
  verified: boolean;
  /** The first is the one they work in until they choose another. */
  businesses: readonly OwnBusiness[];
}
