/** A business the user is an active member of. */
export interface OwnBusiness {
  id: string;
  name: string;
  /** In words, as the business gave it: "Owner". */
  role: string;
}

/** The signed-in user, as far as every page needs them. */
export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** The e-mail address was proven by its owner. */
  verified: boolean;
  /** The first is the one they work in until they choose another. */
  businesses: readonly OwnBusiness[];
}
