/** The last day that can be written down. A day's field that ends with it takes no year of more than four digits. */
export const lastOfDays = '9999-12-31';
