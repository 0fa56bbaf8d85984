/** True for a real day in "YYYY-MM-DD": not 2026-02-30, and not in year 0000, which PostgreSQL refuses. Without dayjs, for whoever only asks this. */
export const isDay = (value: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T12:00:00Z`).toJSON()?.startsWith(value) === true;
