/** Where a file that was just made can be fetched from, for a minute. */
export const downloadOf = ({ token, name }: { token: string; name: string }) => ({
  status: 200 as const,
  message: name,
  data: { url: `/api/files/${token}`, name },
});
