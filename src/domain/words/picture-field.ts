/** What is read in picture field. */
export const pictureFieldWords = {
  notReadable: 'We can’t read this picture. Choose a PNG or JPEG file.',
  shown: (label: string) => `${label} now`,
  change: (label: string) => `Change ${label}`,
  choose: (label: string) => `Choose ${label}`,
  remove: 'Remove',
} as const;
