/** Saves the file of a signed address; the browser asks for it by itself, without a token. */
export const fetchFile = (url: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
};
