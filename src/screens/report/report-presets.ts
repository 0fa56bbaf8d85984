/** Days a report may be of, by name. Source: finance-answers.md, Q116. */
export const reportPresets = [
  ...(['thismonth', 'lastmonth', 'thisquarter', 'lastquarter'] as const),
  ...(['thisyear', 'lastyear', 'yeartodate', 'alltime'] as const),
];
