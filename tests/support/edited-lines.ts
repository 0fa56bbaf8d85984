/** The lines of the next edit of a document, each named after its number, so that it really changes something. */
export const editedLines = <Line extends object>(world: { edits: number }, count: number, line: Line) => {
  world.edits += 1;
  return Array.from({ length: count }, (_, index) => ({
    ProductName: `Edit ${world.edits}, line ${index + 1}`,
    ...line,
  }));
};
