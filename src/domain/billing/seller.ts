/** Who sells the plans of an installation, as its invoices name them. */
export interface PlanSeller {
  name: string;
  /** Of one line or several. */
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  taxNumber: string;
  /** Empty where none is told. */
  email: string;
}
