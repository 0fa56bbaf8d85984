/** The accounts that a business chooses for itself, by what they are for. */
export interface ChosenAccounts {
  cash: number;
  sales: number;
  inventory: number;
  taxCollected: number;
  taxPaid: number;
}

/** Those of the standard chart. */
export const firstAccounts: ChosenAccounts = {
  cash: 1,
  sales: 13,
  inventory: 34,
  taxCollected: 9,
  taxPaid: 8,
};
