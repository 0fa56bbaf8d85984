/** The calls that tell what a form or several documents would do, by hand as they are. */
export const listedPreviewCalls = `  POST /api/VendorBill/preview-new                          ours
  POST /api/invoice/preview-new                             ours`;
