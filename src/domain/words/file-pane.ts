/** A file beside the form it is typed from. */
export const zoomIn = 'Larger';
export const zoomOut = 'Smaller';
export const before = 'Page before';
export const next = 'Next page';
export const close = ({ file }: { file: string }) => `Close ${file}`;
export const page = ({ page, pages }: { page: number; pages: number }) => `${page} of ${pages}`;
export const loading = 'Loading …';
export const notShown = 'This file can’t be shown here. Open it instead.';
