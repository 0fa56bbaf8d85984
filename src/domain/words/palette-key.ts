/** The key that opens the palette. */
export const controlK = 'Ctrl K';
