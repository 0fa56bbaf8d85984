/** What is read about the picture of an item. */
export const itemImageWords = {
  image: 'Image',
  hint: 'PNG or JPEG. We’ll resize it.',
  of: ({ name }: { name: string }) => `Image of ${name}`,
} as const;
