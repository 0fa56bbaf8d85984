/** Finished papers by what is on them, the latest used last, no more of them than a number of bytes. */
export interface Finished {
  get: (key: string) => Uint8Array | undefined;
  keep: (key: string, bytes: Uint8Array) => void;
}

/** @param mostBytes of all of them together; one that is larger than a quarter of it is not kept */
export const finishedPapers = (mostBytes: number): Finished => {
  const papers = new Map<string, Uint8Array>();
  let size = 0;
  const drop = (key: string): void => {
    size -= papers.get(key)?.length ?? 0;
    papers.delete(key);
  };
  return {
    get: (key) => {
      const bytes = papers.get(key);
      if (!bytes) return undefined;
      papers.delete(key);
      papers.set(key, bytes);
      return bytes;
    },
    keep: (key, bytes) => {
      if (bytes.length > mostBytes / 4) return;
      drop(key);
      papers.set(key, bytes);
      size += bytes.length;
      for (const oldest of papers.keys()) {
        if (size <= mostBytes) return;
        drop(oldest);
      }
    },
  };
};
