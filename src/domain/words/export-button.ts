/** A list as a file, once its button is there. */

export const exportList = 'Export';
export const downloading = ({ name }: { name: string }) => `Downloading ${name}.`;
