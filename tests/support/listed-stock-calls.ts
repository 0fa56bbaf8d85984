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
  GET  /api/Product/find-by-barcode                         ours
  GET  /api/Product/free-barcode                            ours
  POST /api/Product/make-barcodes                           ours
  GET  /api/Product/barcode-picture                         ours
  POST /api/Product/barcode-label                           ours
  GET  /api/location-master/get-all-location
  POST /api/location-master/set-default-location
  POST /api/location-master/add-new-location
  POST /api/location-master/update-location
  GET  /api/location-master/get-location-details-by-id
  POST /api/location-master/deactivated-location
  POST /api/location-master/activate-location               ours
  GET  /api/location-master/preview-deactivation            ours
  GET  /api/location-master/get-location-dropdown-data
  GET  /api/stock-transfer/get-all-stock-transfer
  GET  /api/stock-transfer/Get-Stock-Transfer-Number
  GET  /api/stock-transfer/get-stock-transfer-status
  GET  /api/stock-transfer/get-stock-transfer-details-by-id
  GET  /api/ProductList/get-product-by-location
  POST /api/stock-transfer/preview-transfer                 ours
  POST /api/stock-transfer/preview-effects                  ours
  POST /api/stock-transfer/create-stock-transfer
  POST /api/stock-transfer/update-stock-transfer
  POST /api/stock-transfer/set-mark-as-transferred-stock-transfer
  POST /api/stock-transfer/receive-part                     ours
  POST /api/stock-transfer/cancel-stock-transfer
  POST /api/stock-transfer/reverse-transfer                 ours
  POST /api/Business/enable-multi-location
  GET  /api/Product/get-valuation-summary
  POST /api/Product/validate-csv-header
  GET  /api/Product/get-imported-header
  POST /api/Product/import
  GET  /api/Product/get-imported-files
  GET  /api/Product/get-imported-error-file
  POST /api/Product/import-run                              ours
  POST /api/Product/import-encoding                         ours
  POST /api/Product/import-header                           ours
  POST /api/Product/import-map                              ours
  POST /api/Product/import-preview                          ours
  POST /api/Product/import-stop                             ours
  POST /api/Product/import-resume                           ours
  POST /api/Product/import-undo                             ours
  POST /api/Product/export-csv                              ours
  POST /api/Product/export-documents                        ours
  POST /api/Product/import-cancel                           ours
  POST /api/Product/import-remove                           ours
  GET  /api/Product/get-valuation-transactions
  GET  /api/Product/run-stock-analysis
  POST /api/PurchaseOrder/propose-restock                   ours
  POST /api/PurchaseOrder/preview-restock                   ours
  POST /api/PurchaseOrder/restock                           ours
  GET  /api/Product/get-stock-counts                        ours
  GET  /api/Product/get-stock-count                         ours
  POST /api/Product/start-stock-count                       ours
  POST /api/Product/record-stock-count                      ours
  POST /api/Product/preview-stock-count                     ours
  POST /api/Product/post-stock-count                        ours
  POST /api/Product/discard-stock-count                     ours
`.trim();
