/** The chart's event for each answer. */
export const answerEvent = { accepted: 'quote.accept', declined: 'quote.decline' } as const;
