/** What is said where a list of choices can't be had. Source: sales-and-access, section 8, spelt as there. */
export const referenceWords = {
  categoriesNotLoaded: 'An error occurred while fetching the category list, please refresh to try again',
  columnsNotLoaded: 'An error occured while fetching CSV headers, please refresh and try again',
} as const;
