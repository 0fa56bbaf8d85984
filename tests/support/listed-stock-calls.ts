/** The calls of items and their stock, by hand from the spec's lists; ours are marked. */
export const listedStockCalls = `
  POST /api/Product/add-product
  POST /api/Product/update-product
  GET  /api/Product/get-all-products
  GET  /api/Product/get-product-by-id
  GET  /api/Product/get-deleted-products
  GET  /api/Product/get-products-by-category
  GET  /api/Product/get-categories
  GET  /api/Product/get-unique-categories
  POST /api/Product/rename-category                         ours
  POST /api/Product/delete-category                         ours
  POST /api/Product/delete-product
  POST /api/Product/delete-multiple-product
  POST /api/Product/restore-product
  POST /api/Product/restore-multiple-product
  POST /api/Product/update-count
  POST /api/Product/increase-quantity
  POST /api/Product/decrease-quantity
  GET  /api/Product/get-movement-log
  GET  /api/Product/get-product-summary
  GET  /api/Product/get-inventory-summary
`.trim();
