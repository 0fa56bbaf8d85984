/** Builds the page and the server, once before the first journey: files that run side by side are not to build them twice. */
export default async function buildPage(): Promise<void> {
  const { build } = (await import('../../server/build.mjs' as string)) as { build: () => Promise<void> };
  await build();
}
