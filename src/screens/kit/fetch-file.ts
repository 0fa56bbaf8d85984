/**
 * Saves the file of a signed address; the browser asks for it by itself, without a token.
 *
 * @param name what a file made here is saved as; one of the server's has its own
 */
export const fetchFile = (url: string, name = ''): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};
