/** The version of the shop's API that is asked for and answered in; it is supported for a year. */
export const apiVersion = '2026-07';
