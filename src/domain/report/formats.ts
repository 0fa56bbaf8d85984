/** What a report is downloaded as. */
export const reportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** As its button names it. */
export const formatName = (format: ReportFormat): string => format.toUpperCase();
